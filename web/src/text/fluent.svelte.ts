// All visible and spoken text: the Fluent messages of locales/ by id, in one language at a time.
import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import LANGUAGES from "../../../locales/languages.json";
import { COMMON_FILES } from "./bundles";
import { Messages } from "./messages";

/** The available languages, each by its own name. */
export { LANGUAGES };

// only Python uses cli and terminal
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
  | "status"
  | "tutorial";

const requestedFiles = new Set(COMMON_FILES);
let chosen = $state.raw(new Messages("en"));
let requestedLanguage = "";

/** Load message files before they are needed. A later change of language loads the same files. */
export async function loadMessages(...names: LazyFile[]): Promise<void> {
  for (const name of names) requestedFiles.add(name);
  await loadMissingFiles(untrack(() => chosen));
}

/** Switch the language once all files loaded so far are available in it. */
export async function setLanguage(language: string): Promise<void> {
  requestedLanguage = language;
  const messages = new Messages(language);
  await loadMissingFiles(messages);
  if (requestedLanguage !== language) return; // another language was requested in the meantime
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

/** Return the first available language of a list, or English; "fr-CH" is French. */
export function chooseLanguage(languages: readonly string[]): string {
  return (
    languages.map((each) => each.split("-")[0]!.toLowerCase()).find((each) => Object.hasOwn(LANGUAGES, each)) ?? "en"
  );
}

export const language = (): string => chosen.language;

/** Return the text of a message, or null if it does not exist. */
export const find = (id: string, args?: Record<string, FluentVariable>): string | null => chosen.find(id, args);

export const t = (id: string, args?: Record<string, FluentVariable>): string => find(id, args) ?? id;
