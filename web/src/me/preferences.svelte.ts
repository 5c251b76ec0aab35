// The player's preferences on this device.
import { loadJson, saveJson } from "../deviceStorage";
import { chooseLanguage } from "../text/fluent.svelte";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  language: string; // "auto" or a folder of locales/
  sound: boolean;
  volume: number; // 0 to 1
  ambience: boolean; // fountain, wind and birds at the table; silent without `sound`
  ambienceVolume: number; // 0 to 1
  letters: boolean; // show the building's letter on every tile
  strongColours: boolean;
  plainPlaster: boolean;
  pace: "quick" | "normal" | "slow"; // how long an opponent's move is shown
  muted: string[]; // names of people whose chat is hidden
  quietFrom: string; // time of day, such as 22:00
  quietUntil: string;
  confirmSeconds: number; // seconds until a turn is confirmed automatically; 0 means never
}

const PREFERENCES_KEY = "nasrid-preferences";
const DEFAULTS: Preferences = {
  theme: "auto",
  motion: "auto",
  language: "auto",
  sound: true,
  volume: 0.4,
  ambience: false,
  ambienceVolume: 0.4,
  letters: false,
  strongColours: false,
  plainPlaster: false,
  pace: "normal",
  muted: [],
  quietFrom: "22:00",
  quietUntil: "08:00",
  confirmSeconds: 0,
};

export const preferences = $state<Preferences>({ ...DEFAULTS, ...loadJson<Partial<Preferences>>(PREFERENCES_KEY, {}) });

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let isSystemDark = $state(darkQuery.matches);
let isSystemMotionReduced = $state(reducedMotionQuery.matches);
darkQuery.addEventListener("change", () => (isSystemDark = darkQuery.matches));
reducedMotionQuery.addEventListener("change", () => (isSystemMotionReduced = reducedMotionQuery.matches));

export const isDark = (): boolean => (preferences.theme === "auto" ? isSystemDark : preferences.theme === "dark");
export const isMotionReduced = (): boolean =>
  preferences.motion === "auto" ? isSystemMotionReduced : preferences.motion === "off";

let browserLanguages = $state.raw(navigator.languages);
addEventListener("languagechange", () => (browserLanguages = navigator.languages));

/** Return the chosen language, or the first available language of the browser. */
export const preferredLanguage = (): string =>
  chooseLanguage(preferences.language === "auto" ? browserLanguages : [preferences.language, ...browserLanguages]);

/** Apply and store every change of the preferences. Call it once, inside an effect root. */
export function applyPreferences(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isDark() ? "dark" : "light";
    dataset.motion = isMotionReduced() ? "off" : "on";
    dataset.colours = preferences.strongColours ? "strong" : "plain";
    dataset.plaster = preferences.plainPlaster ? "plain" : "carved";
  });
  $effect(() => {
    // a cookie, so that the server can announce the messages of the next page
    const chosen = preferences.language === "auto" ? "=; Max-Age=0" : `=${preferences.language}; Max-Age=31536000`;
    document.cookie = `nasrid-language${chosen}; Path=/; SameSite=Lax`;
  });
  $effect(() => saveJson(PREFERENCES_KEY, preferences));
}
