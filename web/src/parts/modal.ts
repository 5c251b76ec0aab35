// Dialogs above everything else. showModal() would make all the rest inert, and for that a browser computes the style of
// everything on a full table anew, in one frame, when a dialog opens and again when it goes. So a dialog is a popover that
// covers the window; what lies behind it is hidden from screen readers, and the focus does not leave it.

import { registerOverlay } from "../overlays";

const open: HTMLDialogElement[] = []; // the topmost last
const BEHIND = "data-behind";

/** Opens a dialog when it is mounted, focuses what is marked as `data-first` in it, and gives the focus back when it goes. */
export const modal = (close: () => void) => (dialog: HTMLDialogElement) => {
  const opener = document.activeElement;
  dialog.popover = "manual";
  if ("showPopover" in dialog) dialog.showPopover();
  else (dialog as HTMLDialogElement).showModal(); // a browser from before 2024
  open.push(dialog);
  focusFirst(dialog);
  hideBehind();
  const gone = registerOverlay(close);
  return () => {
    gone();
    open.splice(open.indexOf(dialog), 1);
    hideBehind();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
};

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
}

/** Hides what is beside the topmost dialog, and shows again what was beside another. */
function hideBehind(): void {
  for (const hidden of document.querySelectorAll(`[${BEHIND}]`)) {
    hidden.removeAttribute(BEHIND);
    hidden.removeAttribute("aria-hidden");
  }
  for (let each: Element | null = open.at(-1) ?? null; each && each !== document.body; each = each.parentElement) {
    for (const beside of each.parentElement?.children ?? []) {
      if (beside === each || beside.hasAttribute("aria-hidden")) continue;
      beside.setAttribute(BEHIND, "");
      beside.setAttribute("aria-hidden", "true");
    }
  }
}

document.addEventListener("focusin", ({ target }) => {
  const dialog = open.at(-1);
  if (dialog && !dialog.contains(target as Node)) focusFirst(dialog);
});
