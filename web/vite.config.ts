import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { inlineIcon } from "./icon.ts";
import { offlineList } from "./offline.ts";
import { pagesFromRoot } from "./pages.ts";
import { runtimeOnce } from "./runtime.ts";
import { FIRST } from "./src/text/first.ts";

// The server is `nasrid serve`; while developing, `npx vite` asks it for everything but the client.
const SERVER = "http://127.0.0.1:8000";
// What several pages and dialogs need is one file: each request is a round trip.
const COMMON = /node_modules|src\/(art|game|me|net|parts|styles|text)\//;
const WORDS = /locales\/(\w+)\/(\w+)\.ftl/;

/** The file that messages are built into; the server looks for those of the first ones. */
function wordsOf(path: string): string {
  const [, language, name] = WORDS.exec(path)!;
  return FIRST.includes(name!) ? `language-${language}` : `language-${language}-${name}`;
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), inlineIcon(), pagesFromRoot(), compress(), offlineList()],
  build: {
    outDir: "../src/nasrid/server/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { index: "index.html", table: "table.html", sw: "src/offline/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: wordsOf, debugName: "language", test: WORDS },
            { name: "common", test: COMMON, minShareCount: 2 },
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
