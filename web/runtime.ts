import type { Plugin } from "vite";

const WASM_URL_RE = /new URL\("pyodide\.asm\.wasm",\s*import\.meta\.url\)/g;

/** The browser's Python is packed by hatch_build.py; without this, it would be there a second time, unpacked. */
export function excludeRuntimeWasm(): Plugin {
  return {
    name: "runtime-once",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("pyodide.asm.mjs")) return code.replace(WASM_URL_RE, '"pyodide.asm.wasm"');
    },
  };
}
