// Dialogs above everything else. showModal() would make all the rest inert, and for that a browser computes the style of
// everything on a full table anew, in one frame, when a dialog opens and again when it goes. So a dialog is a popover that
// covers the window; what lies behind it is hidden from screen readers, and the focus does not leave it.

import { registerOverlay } from "../overlays";

const openDialogs: HTMLDialogElement[] = []; // the topmost last
const BEHIND_ATTRIBUTE = "data-behind";

/** Opens a dialog when it is mounted, focuses what is marked as `data-first` in it, and gives the focus back when it goes. */
export const modal = (close: () => void) => (dialog: HTMLDialogElement) => {
  const opener = document.activeElement;
  dialog.popover = "manual";
  if ("showPopover" in dialog) dialog.showPopover();
  else (dialog as HTMLDialogElement).showModal(); // a browser from before 2024
  openDialogs.push(dialog);
  focusFirst(dialog);
  hideBehind();
  const gone = registerOverlay(close);
  return () => {
    gone();
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    hideBehind();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
};

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
}

/** Hides what is beside the topmost dialog, and shows again what was beside another. */
function hideBehind(): void {
  for (const hidden of document.querySelectorAll(`[${BEHIND_ATTRIBUTE}]`)) {
    hidden.removeAttribute(BEHIND_ATTRIBUTE);
    hidden.removeAttribute("aria-hidden");
  }
  for (
    let each: Element | null = openDialogs.at(-1) ?? null;
    each && each !== document.body;
    each = each.parentElement
  ) {
    for (const beside of each.parentElement?.children ?? []) {
      if (beside === each || beside.hasAttribute("aria-hidden")) continue;
      beside.setAttribute(BEHIND_ATTRIBUTE, "");
      beside.setAttribute("aria-hidden", "true");
    }
  }
}

document.addEventListener("focusin", ({ target }) => {
  const dialog = openDialogs.at(-1);
  if (dialog && !dialog.contains(target as Node)) focusFirst(dialog);
});
