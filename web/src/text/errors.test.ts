import { expect, test } from "vitest";
import { RequestError } from "../net/http";
import type { Error as ErrorMessage } from "../net/protocol";
import { errorText } from "./errors";

test("a broken rule is explained by its message", () => {
  expect(errorText(new RequestError("illegal", "tower9 has a wall", "CORE-BUILD-02"))).toMatch(/^Touching sides/);
  expect(errorText(new RequestError("illegal", "?", "NEW-01"))).toMatch(/^The rules do not allow/);
});

test("a code is explained by its remedy", () => {
  expect(errorText(new RequestError("not_your_decision", ""))).toMatch(/Wait until you are asked/);
  expect(errorText(new RequestError("offline", ""))).toMatch(/does not respond/);
});

test("any other error keeps its text", () => {
  // from a newer server
  const { code, message }: ErrorMessage = JSON.parse('{"code": "brand_new", "message": "because"}');
  expect(errorText(new RequestError(code, message))).toBe("That did not work: because");
  expect(errorText(new Error("oh"))).toContain("oh");
});
