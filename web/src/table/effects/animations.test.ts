import { beforeEach, expect, test, vi } from "vitest";
import { PieceAnimations } from "./animations";

beforeEach(() => (document.body.innerHTML = ""));

test("all places are measured before the first piece flies, so that the page has one layout", async () => {
  for (const place of ["display-0", "display-1", "hand", "deck"]) {
    document.body.insertAdjacentHTML("beforeend", `<i data-place="${place}"></i>`);
  }
  const done: string[] = [];
  const rect = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => (done.push("look"), new DOMRect()));
  HTMLElement.prototype.animate = () => (done.push("fly"), { finished: Promise.resolve() }) as never;
  const animations = new PieceAnimations(
    () => 0,
    () => ["b7", "g3"],
    () => undefined,
    () => 0,
    () => false,
  );
  const event = {
    entry: "acted",
    seat: 0,
    events: [
      { event: "money_taken", seat: 0, cards: ["b7", "g3"] },
      { event: "money_revealed", cards: ["b7", "g3"] },
    ],
  } as never;
  void animations.beforeEvent(event);
  await animations.afterEvent(event);
  rect.mockRestore();
  expect(done.filter((each) => each === "fly")).toHaveLength(4);
  expect(done.lastIndexOf("look")).toBeLessThan(done.indexOf("fly"));
});

test("a stopped observer shows nothing more", async () => {
  const told = vi.fn();
  const looking = vi.fn(() => true); // an element of a removed table
  const animations = new PieceAnimations(
    () => 0,
    () => [],
    told,
    () => 0,
    looking,
  );
  const event = { entry: "acted", seat: 0, events: [{ event: "game_ended" }] } as never;
  const shown = animations.afterEvent(event);
  animations.stop();
  await shown;
  expect(told).not.toHaveBeenCalled();
  expect(looking).not.toHaveBeenCalled();
});
