import { expect, test } from "vitest";
import { formatNumber, formatPercent, formatSigned } from "./numbers";

test("negative numbers have a true minus sign", () => {
  expect([formatSigned(-12), formatPercent(-0.12), formatNumber(-1.5)]).toEqual(["−12", "−12%", "−1.5"]);
});

test("only signed numbers have a plus sign, and zero has none", () => {
  expect([formatSigned(12), formatPercent(0.12, "exceptZero")]).toEqual(["+12", "+12%"]);
  expect([formatPercent(0.12), formatSigned(0), formatPercent(0, "exceptZero")]).toEqual(["12%", "0", "0%"]);
});

test("points and percentages are rounded", () => {
  expect([formatSigned(2.6), formatSigned(-0.4), formatPercent(0.126)]).toEqual(["+3", "0", "13%"]);
});
