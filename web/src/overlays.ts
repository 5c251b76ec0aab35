// What lies above a page closes by Escape and by the browser's Back, the topmost first; only then does Back leave the page.
// So each has an entry of the history above that of its page. If it is closed in another way, its entry stays, for what
// opens next or for the next page; whoever goes back past it is led on.

interface HistoryEntry {
  page: number; // the same for a page and for all that lies above it
  overlays: number; // how many things lie there
}

const closers: (() => void)[] = []; // how to close each, the topmost last
let entry = history.state as HistoryEntry | null;

/** Something has opened that `close` closes; to be told when it has gone. */
export function registerOverlay(close: () => void): () => void {
  closers.push(close);
  if (!entry) history.replaceState((entry = { page: Date.now(), overlays: 0 }), "");
  if (entry.overlays < closers.length) history.pushState((entry = { ...entry, overlays: closers.length }), "");
  return () => void closers.splice(closers.indexOf(close), 1);
}

/** The next page: it takes the place of an entry that lay above this one. */
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
