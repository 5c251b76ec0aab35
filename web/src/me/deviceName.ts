// A device's name, made from the description that its browser has sent.
import { t } from "../text/fluent.svelte";

// The first match counts: most browsers also name the ones they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const match = (text: string, names: readonly [RegExp, string][]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Return a short name such as "Firefox on Linux", or the description of an unknown program. */
export function deviceName(description: string): string {
  const [browser, system] = [match(description, BROWSERS), match(description, SYSTEMS)];
  if (browser && system) return t("settings-devices-name", { browser, system });
  return description || t("settings-devices-unknown");
}
