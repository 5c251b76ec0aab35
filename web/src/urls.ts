// Addresses of pages. A server knows them all. A static site has only its front page, which receives the page in a
// query and may be in any folder.

/** Whether there is a server behind this page, or only a static site. */
export const hasServer = !document.querySelector("meta[name=nasrid-site]");

/** The folder of the client. */
export const BASE = hasServer ? "/" : new URL(".", document.baseURI).pathname;

export const SERVICE_WORKER_URL = `${BASE}sw.js`;

const PAGE_PARAMETER = "at";

/** Return the page of a browser address, such as "/table/ID". */
export function pageFromUrl({ pathname, search }: { pathname: string; search: string }): string {
  return hasServer ? pathname : (new URLSearchParams(search).get(PAGE_PARAMETER) ?? "/");
}

/** Return the address of a page, for links. */
export function urlOf(page: string): string {
  if (hasServer) return page;
  const [path = "", hash] = page.split("#");
  const query = path === "/" ? "" : `?${PAGE_PARAMETER}=${encodeURI(path)}`;
  return `${BASE}${query}${hash === undefined ? "" : `#${hash}`}`;
}
