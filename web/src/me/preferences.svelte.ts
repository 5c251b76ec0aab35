// What this device remembers about how its owner likes to play.
import { chooseLanguage } from "../text/fluent.svelte";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  language: string; // "auto" or the name of a folder of locales/
  sound: boolean;
  volume: number; // 0 to 1
  letters: boolean; // the type's letter on every tile
  strongColours: boolean;
  plainPlaster: boolean;
  pace: "quick" | "normal" | "slow"; // how long a rival's move is shown before the next one
  muted: string[]; // names of people whose talk is not shown
  quietFrom: string; // the time of the day, like 22:00, until
  quietUntil: string; // which nothing is told
  confirmSeconds: number; // after which a turn that waits for its confirmation is confirmed; 0: never by itself
}

const PREFERENCES_KEY = "nasrid-preferences";
const DEFAULTS: Preferences = {
  theme: "auto",
  motion: "auto",
  language: "auto",
  sound: true,
  volume: 0.4,
  letters: false,
  strongColours: false,
  plainPlaster: false,
  pace: "normal",
  muted: [],
  quietFrom: "22:00",
  quietUntil: "08:00",
  confirmSeconds: 0,
};

function loadPreferences(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...DEFAULTS, ...loadPreferences() });

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let isSystemDark = $state(darkQuery.matches);
let isSystemMotionReduced = $state(reducedMotionQuery.matches);
darkQuery.addEventListener("change", () => (isSystemDark = darkQuery.matches));
reducedMotionQuery.addEventListener("change", () => (isSystemMotionReduced = reducedMotionQuery.matches));

export const isDark = (): boolean => (preferences.theme === "auto" ? isSystemDark : preferences.theme === "dark");
export const isMotionReduced = (): boolean =>
  preferences.motion === "auto" ? isSystemMotionReduced : preferences.motion === "off";

let browserLanguages = $state.raw(navigator.languages); // by the browser's owner
addEventListener("languagechange", () => (browserLanguages = navigator.languages));

/** Of the page: the one that was chosen, or the first that the browser's owner reads and we speak. */
export const preferredLanguage = (): string =>
  chooseLanguage(preferences.language === "auto" ? browserLanguages : [preferences.language, ...browserLanguages]);

/** Keeps the page and this device's memory in step with the preferences; call it once, inside an effect root. */
export function applyPreferences(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark() ? "dark" : "light";
    dataset.motion = isMotionReduced() ? "off" : "on";
    dataset.colours = preferences.strongColours ? "strong" : "plain";
    dataset.plaster = preferences.plainPlaster ? "plain" : "carved";
  });
  $effect(() => {
    // so that the server, which hears of no other preference, can name the messages that the next page will want
    const chosen = preferences.language === "auto" ? "=; Max-Age=0" : `=${preferences.language}; Max-Age=31536000`;
    document.cookie = `nasrid-language${chosen}; Path=/; SameSite=Lax`;
  });
  $effect(() => {
    try {
      localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    } catch {
      // a browser that remembers nothing still plays
    }
  });
}
