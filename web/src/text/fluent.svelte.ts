// All text that is seen or read aloud: Fluent messages of locales/, by their ids.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const english = import.meta.glob<string>("../../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const others = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/en/*"], {
  query: "?raw",
  import: "default",
});

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: "English" };

const fallback = bundle("en", Object.values(english));
let bundles = $state.raw<FluentBundle[]>([fallback]);

function bundle(language: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export async function setLanguage(language: string): Promise<void> {
  const paths = Object.keys(others).filter((path) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(paths.map((path) => others[path]!()));
  bundles = sources.length ? [bundle(language, sources), fallback] : [fallback];
  document.documentElement.lang = sources.length ? language : "en";
}

/** The text of a message; `null` for a message that does not exist. */
export function find(id: string, args?: Record<string, FluentVariable>): string | null {
  for (const each of bundles) {
    const value = each.getMessage(id)?.value;
    if (value) return each.formatPattern(value, args, []);
  }
  return null;
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  return find(id, args) ?? id;
}
