import { afterEach, expect, test, vi } from "vitest";
import type { PuzzlePage } from "../net/protocol";
import { remote } from "../net/remote";
import { Puzzles } from "./puzzles.svelte";

const PAGE: PuzzlePage = { rating: 1150, deviation: 350, attempted: 1, solved: 0, puzzle: null, themes: [] };

afterEach(() => void vi.restoreAllMocks());

test("a theme without a further puzzle is finished until the page is loaded again", async () => {
  vi.spyOn(remote, "request").mockResolvedValue(PAGE);
  const page = location.href;
  const puzzles = new Puzzles("");
  await puzzles.load();
  await puzzles.openTheme("wall");
  await puzzles.openTheme("plan");
  expect(puzzles.finished).toEqual(["wall", "plan"]);
  expect(location.href).toBe(page);
  await puzzles.load();
  expect(puzzles.finished).toEqual([]);
});
