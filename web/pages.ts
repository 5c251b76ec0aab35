import type { Plugin } from "vite";

/**
 * Make all URLs relative. Only the pages of a server name files from its root, because their addresses have several
 * folders.
 */
export function pagesFromRoot(): Plugin {
  return {
    name: "pages-from-root",
    apply: "build",
    enforce: "post",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}
