import { expect, it } from "vitest";
import { pathFromInvitation } from "./code";

it.each([
  ["https://nasrid.example/table/n1Kd_8-xQ2#EihRstEKZs27i_4XO5tsRA", "/table/n1Kd_8-xQ2#EihRstEKZs27i_4XO5tsRA"],
  ["  http://192.168.0.7:8000/table/n1Kd_8-xQ2  ", "/table/n1Kd_8-xQ2"],
  ["nasrid.example/table/n1Kd_8-xQ2/", "/table/n1Kd_8-xQ2"],
  ["/table/n1Kd_8-xQ2/replay", "/table/n1Kd_8-xQ2/replay"],
  ["https://nasrid.example/tournament/n1Kd_8-xQ2#EihRstEKZs27", "/tournament/n1Kd_8-xQ2#EihRstEKZs27"],
  ["n1Kd_8-xQ2", "/table/n1Kd_8-xQ2"],
  ["n1Kd_8-xQ2#EihRstEKZs27", "/table/n1Kd_8-xQ2#EihRstEKZs27"],
])("%s leads there", (pasted, path) => expect(pathFromInvitation(pasted)).toBe(path));

it.each([
  "",
  "hello",
  "two words",
  "https://nasrid.example/",
  "javascript:alert(1)",
  "https://example.org/other/n1Kd_8-xQ2",
  "../../etc",
])("%j leads nowhere", (pasted) => expect(pathFromInvitation(pasted)).toBeNull());
