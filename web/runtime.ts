import type { Plugin } from "vite";

const WASM_URL_RE = /new URL\("pyodide\.asm\.wasm",\s*import\.meta\.url\)/g;

/** Leave out Pyodide's unpacked runtime, because hatch_build.py adds a packed copy. */
export function excludeRuntimeWasm(): Plugin {
  return {
    name: "runtime-once",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("pyodide.asm.mjs")) return code.replace(WASM_URL_RE, '"pyodide.asm.wasm"');
    },
  };
}
