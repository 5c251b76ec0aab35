import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { componentClass } from "./classes.ts";
import { inlineIcon } from "./icon.ts";
import { finish } from "./finish.ts";
import { messageBundles, messageChunk } from "./messages.ts";
import { pagesFromRoot } from "./pages.ts";
import { loadParts } from "./parts.ts";
import { excludeRuntimeWasm } from "./runtime.ts";

// `nasrid serve`. During development, `npx vite` forwards everything but the client to it.
const SERVER_URL = "http://127.0.0.1:8000";
// Code shared by several dialogs is one file, because each request is a round trip.
const SHARED_PARTS_RE = /node_modules|src\/(art|game|me|net|parts|styles|text)\//;
const LANGUAGE_CHUNK_RE = /language-[\w-]+\.js$/;
// The entry scripts of the two pages.
const ENTRY_SCRIPT_RE = /src\/(home|table)\.ts$/;

interface ModuleGraph {
  getModuleInfo(path: string): { importers: string[] } | null;
}

/** Return the chunk of a module: one file per page, and one for code that both pages and other pages share. */
function pageChunk(path: string, graph: ModuleGraph): string | null {
  const above = new Set([path]);
  for (const each of above) graph.getModuleInfo(each)?.importers.forEach((importer) => above.add(importer));
  const pages = [...above].flatMap((each) => ENTRY_SCRIPT_RE.exec(each)?.[1] ?? []);
  return pages.length > 1 || (pages.length && SHARED_PARTS_RE.test(path)) ? "common" : (pages[0] ?? null);
}

export default defineConfig({
  base: "./",
  plugins: [
    svelte({ compilerOptions: { cssHash: componentClass } }),
    inlineIcon(),
    messageBundles(),
    pagesFromRoot(),
    loadParts(),
    finish(),
  ],
  build: {
    outDir: "../src/nasrid/server/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false, // browsers without preloading load files later
      // Preload the dependencies of a chunk. Messages have none that are missing.
      resolveDependencies: (part, needed, { hostType }) =>
        hostType === "js" && LANGUAGE_CHUNK_RE.test(part) ? [] : needed,
    },
    rolldownOptions: {
      input: { index: "index.html", table: "table.html", sw: "src/offline/sw.ts" },
      output: {
        // The first load contains the names of all files, so their hashes are short.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash:7].js"),
        chunkFileNames: ({ facadeModuleId }) => `assets/${messageChunk(facadeModuleId) ?? "[name]"}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: pageChunk },
            { name: "local", test: /src\/net\/local\// },
            { name: "parts", test: SHARED_PARTS_RE, minShareCount: 2 },
            { name: "tables", test: /src\/home\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [excludeRuntimeWasm()] },
  server: {
    proxy: { "/api": { target: SERVER_URL, ws: true } },
    fs: { allow: [".."] },
  },
});
