import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT_FILE_RE = /\.(css|html|js|json|svg|webmanifest)$/;
const MIN_BYTES = 1024; // a smaller file fits into one packet

const compressBest = promisify(brotliCompress); // the default is the best quality
const compressForAll = promisify(gzip);

/** Write the best .br and .gz next to every text file, so that the server need not compress. All cores take part. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => TEXT_FILE_RE.test(name))
    .map((name) => resolve(folder, name))
    .sort((one, other) => statSync(other).size - statSync(one).size); // the longest work first
  await Promise.all(files.map(compressFile));
}

export async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < MIN_BYTES) return;
  writeFileSync(`${path}.br`, await compressBest(content));
  writeFileSync(`${path}.gz`, await compressForAll(content, { level: 9 }));
}
