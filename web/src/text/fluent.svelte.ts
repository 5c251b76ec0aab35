// All visible and spoken text: the Fluent messages of locales/ by id, in one language at a time.
import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import LANGUAGES from "../../../locales/languages.json";
import languages from "virtual:messages";
import { type BundleName, COMMON_BUNDLE } from "./bundles";
import { Messages } from "./messages";

/** The available languages, each by its own name. */
export { LANGUAGES };

const requested = new Set<BundleName>([COMMON_BUNDLE]);
let chosen = $state.raw(new Messages("en"));
let requestedLanguage = "";

/** Load bundles of messages before they are needed. A later change of language loads the same bundles. */
export async function loadMessages(...names: BundleName[]): Promise<void> {
  for (const name of names) requested.add(name);
  await loadMissing(untrack(() => chosen));
}

/** Switch the language once all bundles loaded so far are available in it. */
export async function setLanguage(language: string): Promise<void> {
  requestedLanguage = language;
  const messages = new Messages(language);
  await loadMissing(messages);
  if (requestedLanguage !== language) return; // another language was requested in the meantime
  chosen = messages;
  document.documentElement.lang = language;
}

async function loadMissing(messages: Messages): Promise<void> {
  const lacking = () => [...requested].filter((name) => !messages.has(name));
  for (let names = lacking(); names.length; names = lacking()) {
    await Promise.all(names.map(async (name) => messages.add(name, await fetchBundle(messages.language, name))));
  }
}

async function fetchBundle(language: string, name: BundleName): Promise<Record<string, string>> {
  const common = await languages[language]!();
  return name === COMMON_BUNDLE ? common.default : (await common.others[name]!()).default;
}

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
