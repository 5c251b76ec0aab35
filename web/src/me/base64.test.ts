import { expect, test } from "vitest";
import { base64ToBytes, bytesToBase64 } from "./base64";

test("bytes survive without padding, in letters that are safe in a URL", () => {
  const bytes = Uint8Array.from([0xfb, 0xff, 0xbf, 0x00, 0x01]);
  expect(bytesToBase64(bytes.buffer)).toBe("-_-_AAE");
  expect(base64ToBytes("-_-_AAE")).toEqual(bytes);
});
