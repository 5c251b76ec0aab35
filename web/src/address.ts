// Addresses of our pages. A server knows every one of them; a mere place for files knows only its front page, which is
// told the rest in a query, and may lie in any folder.

/** Whether there is a server behind this page, or only files. */
export const served = !document.querySelector("meta[name=nasrid-site]");

/** The folder where everything of ours lies. */
export const BASE = served ? "/" : new URL(".", document.baseURI).pathname;

/** The script of the service worker. */
export const WORKER = `${BASE}sw.js`;

const QUERY = "at";

/** The page that an address of the browser means, like "/table/ID". */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  return served ? pathname : (new URLSearchParams(search).get(QUERY) ?? "/");
}

/** The address of a page, for links. */
export function addressOf(page: string): string {
  if (served) return page;
  const [path = "", hash] = page.split("#");
  const query = path === "/" ? "" : `?${QUERY}=${encodeURI(path)}`;
  return `${BASE}${query}${hash === undefined ? "" : `#${hash}`}`;
}
