// What lies above a page closes by Escape and by the browser's Back, the topmost first; only then does Back leave the page.
// So each has an entry of the history above that of its page. If it is closed in another way, its entry stays, for what
// opens next or for the next page; whoever goes back past it is led on.

interface Entry {
  page: number; // the same for a page and for all that lies above it
  above: number; // how many things lie there
}

const opened: (() => void)[] = []; // how to close each, the topmost last
let entry = history.state as Entry | null;

/** Something has opened that `close` closes; to be told when it has gone. */
export function openAbove(close: () => void): () => void {
  opened.push(close);
  if (!entry) history.replaceState((entry = { page: Date.now(), above: 0 }), "");
  if (entry.above < opened.length) history.pushState((entry = { ...entry, above: opened.length }), "");
  return () => void opened.splice(opened.indexOf(close), 1);
}

/** The next page: it takes the place of an entry that lay above this one. */
export function enter(address: string): void {
  if (entry?.above) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  entry = null;
}

addEventListener("popstate", () => {
  const left = entry;
  entry = history.state as Entry | null;
  if (!left || entry?.page !== left.page || entry.above >= left.above) return;
  if (opened.length > entry.above) opened.slice(entry.above).reverse().forEach((close) => close());
  else history.back();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.isComposing) opened.at(-1)?.();
});
