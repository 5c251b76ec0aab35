// Overlays close on Escape and on the browser's Back button, topmost first. Back leaves the page only when none is
// open. So each overlay has a history entry above its page. If it is closed in another way, the entry stays for the
// next overlay or page, and going back past it is corrected.

interface HistoryEntry {
  page: number; // shared by a page and its overlays
  overlays: number; // the number of open overlays
}

const closers: (() => void)[] = []; // topmost last
let entry = history.state as HistoryEntry | null;

/** Register an overlay that `close` closes; call the result when it has closed. */
export function registerOverlay(close: () => void): () => void {
  closers.push(close);
  if (!entry) history.replaceState((entry = { page: Date.now(), overlays: 0 }), "");
  if (entry.overlays < closers.length) history.pushState((entry = { ...entry, overlays: closers.length }), "");
  return () => void closers.splice(closers.indexOf(close), 1);
}

/** Open the next page; it replaces a leftover overlay entry. */
export function pushPage(address: string): void {
  if (entry?.overlays) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  entry = null;
}

addEventListener("popstate", () => {
  const left = entry;
  entry = history.state as HistoryEntry | null;
  if (!left || entry?.page !== left.page || entry.overlays >= left.overlays) return;
  if (closers.length > entry.overlays)
    closers
      .slice(entry.overlays)
      .reverse()
      .forEach((close) => close());
  else history.back();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.isComposing) closers.at(-1)?.();
});
