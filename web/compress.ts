import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT_FILE_RE = /\.(css|html|js|json|svg|webmanifest)$/;
const MIN_BYTES = 1024; // a smaller file fits into one packet

/** Write the best .br and .gz next to every text file, so that the server need not compress. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXT_FILE_RE.test(name)) compressFile(resolve(folder, name));
      }
    },
  };
}

export function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < MIN_BYTES) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content)); // the default is the best quality
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
