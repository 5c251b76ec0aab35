import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ICON_URL = "/favicon.svg";

/** Inline the icon in the pages. Otherwise browsers request it again whenever a page loads another chunk. */
export function inlineIcon(): Plugin {
  let folder = "";
  return {
    name: "inline-icon",
    configResolved(config) {
      folder = config.publicDir;
    },
    transformIndexHtml(html) {
      const icon = readFileSync(resolve(folder, ICON_URL.slice(1)), "utf8");
      return html.replace(`href="${ICON_URL}"`, `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
    },
  };
}
