// All text that is seen or read aloud: Fluent messages of locales/, by their ids, in one language at a time.
import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import LANGUAGES from "../../../locales/languages.json";
import { COMMON_FILES } from "./bundles";
import { Messages } from "./messages";

/** The languages there are, each by its own name. */
export { LANGUAGES };

// cli and terminal are what Python says
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{cli,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});

type LazyFile =
  | "about"
  | "box"
  | "hint"
  | "home"
  | "offline"
  | "onboarding"
  | "people"
  | "push"
  | "result"
  | "rulebook"
  | "scorepad"
  | "scoring"
  | "tutorial";

const requestedFiles = new Set(COMMON_FILES);
let chosen = $state.raw(new Messages("en"));
let requestedLanguage = "";

/** Fetches the messages of these files, before the first of them is wanted. Whoever waits for them waits once: another
 * language comes with all that was wanted. */
export async function loadMessages(...names: LazyFile[]): Promise<void> {
  for (const name of names) requestedFiles.add(name);
  await loadMissingFiles(untrack(() => chosen));
}

/** Everything speaks this language as soon as all that was wanted so far is there in it. */
export async function setLanguage(language: string): Promise<void> {
  requestedLanguage = language;
  const messages = new Messages(language);
  await loadMissingFiles(messages);
  if (requestedLanguage !== language) return; // somebody has changed their mind meanwhile
  chosen = messages;
  document.documentElement.lang = language;
}

async function loadMissingFiles(messages: Messages): Promise<void> {
  const lacking = () => [...requestedFiles].filter((name) => !messages.has(name));
  for (let names = lacking(); names.length; names = lacking()) {
    await Promise.all(names.map(async (name) => messages.add(name, await fetchFile(messages.language, name))));
  }
}

const fetchFile = (language: string, name: string): Promise<string> =>
  files[`../../../locales/${language}/${name}.ftl`]!();

/** The first of these languages that there is, English if there is none: "fr-CH" is French. */
export function chooseLanguage(languages: readonly string[]): string {
  return (
    languages.map((each) => each.split("-")[0]!.toLowerCase()).find((each) => Object.hasOwn(LANGUAGES, each)) ?? "en"
  );
}

/** The language of the page. */
export const language = (): string => chosen.language;

/** The text of a message; `null` for a message that does not exist. */
export const find = (id: string, args?: Record<string, FluentVariable>): string | null => chosen.find(id, args);

export const t = (id: string, args?: Record<string, FluentVariable>): string => find(id, args) ?? id;
