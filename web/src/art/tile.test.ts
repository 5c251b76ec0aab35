import { expect, test } from "vitest";
import { ALHAMBRA_BUILDINGS, GRANADA_BUILDINGS, parseFace } from "../game/notation";
import sprite from "./sprite.svg?raw";
import { figureTransform, detailFor } from "./tile";

test("smaller tiles show fewer details", () => {
  expect([20, 27, 28, 55, 56, 119, 120].map(detailFor)).toEqual(["map", "map", "s", "s", "m", "m", "l"]);
});

test("every building has a figure and a field", () => {
  for (const building of [...ALHAMBRA_BUILDINGS, ...GRANADA_BUILDINGS]) {
    expect(sprite).toContain(`id="g-${building}"`);
    expect(sprite).toContain(`id="f-${building}"`);
  }
});

test("figures do not touch the borders at any size", () => {
  for (const building of [...ALHAMBRA_BUILDINGS, ...GRANADA_BUILDINGS]) {
    for (const level of ["s", "m", "l"] as const) {
      const [, x, foot, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/
        .exec(figureTransform(parseFace(`${building}9`), level, false))!
        .map(Number);
      expect(foot!).toBeLessThanOrEqual(85);
      expect(x! - 25 * scale!).toBeGreaterThan(16);
    }
  }
});

test("the sprite contains no inline style, which the content security policy forbids", () => {
  expect(sprite).not.toMatch(/style=|<style|<script/);
});
