import { expect, test, vi } from "vitest";
import { onPlainClick } from "./plainClick";

function click(init: MouseEventInit): { isFollowed: boolean; isPrevented: boolean } {
  const event = new MouseEvent("click", { cancelable: true, ...init });
  const follow = vi.fn();
  onPlainClick(event, follow);
  return { isFollowed: follow.mock.calls.length === 1, isPrevented: event.defaultPrevented };
}

test("a plain click is followed instead of the browser", () => {
  expect(click({})).toEqual({ isFollowed: true, isPrevented: true });
});

test("a click that opens a tab, a window or a download is left to the browser", () => {
  for (const init of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    expect(click(init)).toEqual({ isFollowed: false, isPrevented: false });
});
