import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFile } from "./compress.ts";

// Screenshots are shown only before an installation.
const IGNORED_FILES_RE = /\.(br|gz)$|^sw\.js$|^offline\.json$|^screenshots\//;

/** Write the list of files that a device caches, with their transfer sizes. The files are already compressed. */
export async function writeOfflineList(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !IGNORED_FILES_RE.test(name) && statSync(join(folder, name)).isFile())
    .sort();
  const digest = createHash("sha256");
  for (const name of names) digest.update(name).update(readFileSync(join(folder, name)));
  const files = names.map((url) => ({ url, size: transferBytes(join(folder, url)) }));
  const list = join(folder, "offline.json");
  writeFileSync(list, JSON.stringify({ version: digest.digest("hex").slice(0, 16), files }));
  await compressFile(list);
}

function transferBytes(path: string): number {
  return Math.min(...[path, `${path}.br`].filter((each) => existsSync(each)).map((each) => statSync(each).size));
}
