// Links that the client follows without loading a page.

/** Follow a link after a plain click. Every other click, such as a middle click or one with Ctrl, is the browser's. */
export function onPlainClick(event: MouseEvent, follow: () => void): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
}
