import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import LANGUAGES from "../locales/languages.json" with { type: "json" };
import { BUNDLES, type BundleName, COMMON_BUNDLE } from "./src/text/bundles.ts";

const LOCALES_DIR = resolve(import.meta.dirname, "../locales");
const INDEX = "virtual:messages"; // imports of the common bundle of each language
const COMMENT_RE = /^(?:#.*)?\n/gm; // a line that begins with # is never part of a message
const BUNDLE_RE = /^\0?virtual:messages\/(\w+)\/(\w+)$/;

/**
 * Build the message files of each language and bundle into one file, without comments.
 *
 * The common bundle of a language imports the others, so that the first load names no files of other languages.
 */
export function messageBundles(): Plugin {
  return {
    name: "message-bundles",
    // a cached import is already resolved
    resolveId: (id) => (id === INDEX || BUNDLE_RE.test(id) ? `\0${id.replace("\0", "")}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        return `export default ${imports(Object.keys(LANGUAGES), (code) => `${code}/${COMMON_BUNDLE}`)}`;
      }
      const [, language, bundle] = BUNDLE_RE.exec(id) ?? [];
      if (!language) return null;
      const texts: Record<string, string> = {};
      for (const name of BUNDLES[bundle as BundleName]) {
        const path = resolve(LOCALES_DIR, language, `${name}.ftl`);
        this.addWatchFile(path);
        texts[name] = readFileSync(path, "utf8").replaceAll(COMMENT_RE, "");
      }
      const source = `export default ${JSON.stringify(texts)};`;
      if (bundle !== COMMON_BUNDLE) return source;
      const others = Object.keys(BUNDLES).filter((name) => name !== COMMON_BUNDLE);
      return `${source} export const others = ${imports(others, (name) => `${language}/${name}`)}`;
    },
  };
}

/** Return the source of an object that imports a bundle for each key. */
function imports(keys: string[], bundleOf: (key: string) => string): string {
  return `{ ${keys.map((key) => `${key}: () => import("${INDEX}/${bundleOf(key)}")`).join(", ")} }`;
}

/** Return the name of a bundle's file, by which the server finds those needed first, or null for other modules. */
export function messageChunk(id: string | null): string | null {
  const [, language, bundle] = BUNDLE_RE.exec(id ?? "") ?? [];
  if (!language) return null;
  return bundle === COMMON_BUNDLE ? `language-${language}` : `language-${language}-${bundle}`;
}
