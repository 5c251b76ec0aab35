import { expect, test } from "vitest";
import { RequestError } from "../net/http";
import type { Error as ErrorMessage } from "../net/protocol";
import { errorText } from "./errors";

test("a broken rule is told by what it says", () => {
  expect(errorText(new RequestError("illegal", "tower9 has a wall", "CORE-BUILD-02"))).toMatch(/^Touching sides/);
  expect(errorText(new RequestError("illegal", "?", "NEW-01"))).toMatch(/^The rules do not allow/);
});

test("a code is told by what to do", () => {
  expect(errorText(new RequestError("not_your_decision", ""))).toMatch(/Wait until you are asked/);
  expect(errorText(new RequestError("offline", ""))).toMatch(/does not respond/);
});

test("anything else keeps its own words", () => {
  const { code, message }: ErrorMessage = JSON.parse('{"code": "brand_new", "message": "because"}'); // of a newer server
  expect(errorText(new RequestError(code, message))).toBe("That did not work: because");
  expect(errorText(new Error("oh"))).toContain("oh");
});
