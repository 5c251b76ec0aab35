import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../text/fluent.svelte";
import { deviceName } from "./deviceName";

beforeAll(() => setLanguage("en"));

/** Fluent isolates the direction of values. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "");

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1",
    "Safari on iPhone",
  ],
  ["my-program/1", "my-program/1"],
  ["", "Another device"],
])("%s is %s", (description, name) => {
  expect(plain(deviceName(description))).toBe(name);
});
