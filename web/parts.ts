import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const VITE_HELPER = "\0vite/preload-helper.js";

/** Replace Vite's helper for `import()` by ours. */
export function loadParts(): Plugin {
  return {
    name: "load-parts",
    enforce: "pre",
    resolveId: (id) => (id === VITE_HELPER ? fileURLToPath(new URL("src/net/requestPart.ts", import.meta.url)) : null),
  };
}
