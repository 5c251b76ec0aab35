// All text that is seen or read aloud: Fluent messages of locales/, by their ids.
import type { FluentVariable } from "@fluent/bundle";
import { Messages } from "./messages";

const english = import.meta.glob<string>("../../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const others = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/en/*"], {
  query: "?raw",
  import: "default",
});

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: "English" };

const nameOf = (path: string): string => /([^/]+)\.ftl$/.exec(path)![1]!;
const fallback = new Messages("en", Object.entries(english).map(([path, source]) => [nameOf(path), source]));
let chosen = $state.raw<Messages>(fallback);

export async function setLanguage(language: string): Promise<void> {
  const paths = Object.keys(others).filter((path) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(paths.map(async (path): Promise<[string, string]> => [nameOf(path), await others[path]!()]));
  chosen = sources.length ? new Messages(language, sources) : fallback;
  document.documentElement.lang = sources.length ? language : "en";
}

/** The text of a message; `null` for a message that does not exist. */
export function find(id: string, args?: Record<string, FluentVariable>): string | null {
  return chosen.find(id, args) ?? (chosen === fallback ? null : fallback.find(id, args));
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  return find(id, args) ?? id;
}
