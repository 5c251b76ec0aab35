// Modal dialogs. showModal() makes the rest of the page inert, and browsers then recompute the style of a full table in
// one frame, twice per dialog. So a dialog is a popover that covers the window. The page behind it is hidden from
// screen readers and cannot take the focus.

import { registerOverlay } from "../overlays";

const openDialogs: HTMLDialogElement[] = []; // topmost last
const BEHIND_ATTRIBUTE = "data-behind";

/** Open a dialog when it is mounted, focus the element with `data-first`, and restore the focus when it closes. */
export const modal = (close: () => void) => (dialog: HTMLDialogElement) => {
  const opener = document.activeElement;
  dialog.popover = "manual";
  if ("showPopover" in dialog) dialog.showPopover();
  else (dialog as HTMLDialogElement).showModal(); // browsers before 2024
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

/** Hide everything outside the topmost dialog, and show it again afterwards. */
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
