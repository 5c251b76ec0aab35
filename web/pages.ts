import type { Plugin } from "vite";

/** Files find each other wherever they lie; only the pages of a server name them from its root, for they have addresses
 * in several folders. */
export function pagesFromRoot(): Plugin {
  return {
    name: "pages-from-root",
    apply: "build",
    enforce: "post",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}
