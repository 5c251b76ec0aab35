import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compressFolder } from "./compress.ts";
import { writeOfflineList } from "./offline.ts";

/** Compress the built files, and then list them with their transfer sizes. */
export function finish(): Plugin {
  let folder = "";
  return {
    name: "finish",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await compressFolder(folder);
      await writeOfflineList(folder);
    },
  };
}
