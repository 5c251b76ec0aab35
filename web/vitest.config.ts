import { defineConfig, mergeConfig } from "vitest/config";
import clientConfig from "./vite.config.ts";

export default mergeConfig(
  clientConfig,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false, setupFiles: ["src/text/all.ts"] },
  }),
);
