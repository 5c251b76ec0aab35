// Transitions of tiles. With motion off they only fade.
import type { TransitionConfig } from "svelte/transition";
import { isMotionReduced } from "../../me/preferences.svelte";

const easeOut = (t: number): number => 1 - (1 - t) ** 4;

export function drop(_: Element): TransitionConfig {
  if (isMotionReduced()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 340,
    easing: easeOut,
    css: (t, u) => `opacity: ${Math.min(1, 2 * t)}; transform: translateY(${-14 * u}px) scale(${1 + 0.06 * u})`,
  };
}

export function leave(_: Element): TransitionConfig {
  if (isMotionReduced()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return { duration: 260, css: (t, u) => `opacity: ${t}; transform: translateY(${-14 * u}px) scale(${1 + 0.06 * u})` };
}

/** A light that runs along a new border; its path length is 100. */
export function glint(_: Element): TransitionConfig {
  if (isMotionReduced()) return { duration: 0 };
  return {
    delay: 240,
    duration: 500,
    css: (t, u) => `opacity: ${Math.min(1, 4 * u, 4 * t)}; stroke-dashoffset: ${40 - 140 * t}`,
  };
}
