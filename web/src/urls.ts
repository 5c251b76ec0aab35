// Addresses of our pages. A server knows every one of them; a mere place for files knows only its front page, which is
// told the rest in a query, and may lie in any folder.

/** Whether there is a server behind this page, or only files. */
export const hasServer = !document.querySelector("meta[name=nasrid-site]");

/** The folder where everything of ours lies. */
export const BASE = hasServer ? "/" : new URL(".", document.baseURI).pathname;

/** The script of the service worker. */
export const SERVICE_WORKER_URL = `${BASE}sw.js`;

const PAGE_PARAMETER = "at";

/** The page that an address of the browser means, like "/table/ID". */
export function pageFromUrl({ pathname, search }: { pathname: string; search: string }): string {
  return hasServer ? pathname : (new URLSearchParams(search).get(PAGE_PARAMETER) ?? "/");
}

/** The address of a page, for links. */
export function urlOf(page: string): string {
  if (hasServer) return page;
  const [path = "", hash] = page.split("#");
  const query = path === "/" ? "" : `?${PAGE_PARAMETER}=${encodeURI(path)}`;
  return `${BASE}${query}${hash === undefined ? "" : `#${hash}`}`;
}
