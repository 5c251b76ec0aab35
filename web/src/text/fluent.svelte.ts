// All text that is seen or read aloud: Fluent messages of locales/, by their ids.
import type { FluentVariable } from "@fluent/bundle";
import { Messages } from "./messages";

const english = import.meta.glob<string>(["../../../locales/en/*.ftl", "!../../../locales/en/{about,end,hint,home,people,scoring}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What only some pages and dialogs say is fetched with them. */
const later = import.meta.glob<string>("../../../locales/en/{about,end,hint,home,people,scoring}.ftl", { query: "?raw", import: "default" });
const others = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/en/*"], {
  query: "?raw",
  import: "default",
});

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: "English" };

const nameOf = (path: string): string => /([^/]+)\.ftl$/.exec(path)![1]!;
const fallback = new Messages("en", Object.entries(english).map(([path, source]) => [nameOf(path), source]));
let chosen = $state.raw<Messages>(fallback);

/** Fetches the messages of these files, before the first of them is wanted. */
export async function words(...names: ("about" | "end" | "hint" | "home" | "people" | "scoring")[]): Promise<void> {
  const wanted = Object.keys(later).filter((path) => names.some((name) => name === nameOf(path)));
  await Promise.all(wanted.map(async (path) => fallback.add(nameOf(path), await later[path]!())));
}

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
