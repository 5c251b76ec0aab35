import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { inlineIcon } from "./icon.ts";
import { offlineList } from "./offline.ts";
import { pagesFromRoot } from "./pages.ts";
import { runtimeOnce } from "./runtime.ts";
import { FIRST, HOME } from "./src/text/first.ts";

// The server is `nasrid serve`; while developing, `npx vite` asks it for everything but the client.
const SERVER = "http://127.0.0.1:8000";
// What several dialogs need is one file: each request is a round trip.
const PARTS = /node_modules|src\/(art|game|me|net|parts|styles|text)\//;
const MESSAGES = /language-[\w-]+\.js$/;
const WORDS = /locales\/(\w+)\/(\w+)\.ftl/;
// The two pages that are loaded first, by the script of each.
const FIRST_PAGES = /src\/(home|table)\.ts$/;

interface Graph {
  getModuleInfo(path: string): { importers: string[] } | null;
}

/** The file that messages are built into; the server looks for those of the first ones. */
function wordsOf(path: string): string {
  const [, language, name] = WORDS.exec(path)!;
  const file = FIRST.includes(name!) ? [] : [HOME.includes(name!) ? "home" : name];
  return ["language", language, ...file].join("-");
}

/** What a page needs at once is one file; another one has what both need, and the parts of which other pages are made, too. */
function pageOf(path: string, graph: Graph): string | null {
  const above = new Set([path]);
  for (const each of above) graph.getModuleInfo(each)?.importers.forEach((importer) => above.add(importer));
  const pages = [...above].flatMap((each) => FIRST_PAGES.exec(each)?.[1] ?? []);
  return pages.length > 1 || (pages.length && PARTS.test(path)) ? "common" : (pages[0] ?? null);
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), inlineIcon(), pagesFromRoot(), compress(), offlineList()],
  build: {
    outDir: "../src/nasrid/server/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false, // a browser that cannot ask for files early asks for them later
      // What a part needs is asked for together with it; messages need nothing that is not there yet.
      resolveDependencies: (part, needed, { hostType }) => (hostType === "js" && MESSAGES.test(part) ? [] : needed),
    },
    rolldownOptions: {
      input: { index: "index.html", table: "table.html", sw: "src/offline/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: wordsOf, debugName: "language", test: WORDS },
            { name: pageOf },
            { name: "parts", test: PARTS, minShareCount: 2 },
            { name: "tables", test: /src\/home\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [runtimeOnce()] },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false, setupFiles: ["src/text/all.ts"] },
});
