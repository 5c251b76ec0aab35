import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";

// The server is `nasrid serve`; while developing, `npx vite` asks it for everything but the client.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: "../src/nasrid/server/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
});
