import { expect, test, vi } from "vitest";
import { ALHAMBRA_BUILDINGS, GRANADA_BUILDINGS, parseFace } from "../game/notation";
import granada from "./granada.svg?raw";
import sprite from "./sprite.svg?raw";
import { figureTransform, detailFor } from "./tile";

test("smaller tiles show fewer details", () => {
  expect([20, 27, 28, 55, 56, 119, 120].map(detailFor)).toEqual(["map", "map", "s", "s", "m", "m", "l"]);
});

test("every building has a figure and a field", () => {
  for (const [drawings, buildings] of [
    [sprite, ALHAMBRA_BUILDINGS],
    [granada, GRANADA_BUILDINGS],
  ] as const) {
    for (const building of buildings) {
      expect(drawings).toContain(`id="g-${building}"`);
      expect(drawings).toContain(`id="f-${building}"`);
    }
  }
});

test("the drawings of Granada are loaded when one of them is shown", async () => {
  vi.resetModules(); // other tests may have shown some
  const { drawingLink, granadaDrawings } = await import("./drawings.svelte");
  expect(drawingLink("g-tower")).toBe("#g-tower");
  await vi.dynamicImportSettled();
  expect(granadaDrawings()).toBe("");
  expect(drawingLink("g-arena")).toBe("#g-arena");
  await expect.poll(granadaDrawings).toBe(granada);
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
  expect(sprite + granada).not.toMatch(/style=|<style|<script/);
});
