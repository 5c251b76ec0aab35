// The shared drawings, as links to the symbols that Sprite.svelte puts into the page. Granada's are loaded when one of
// them is first shown.
import { GRANADA_BUILDINGS } from "../game/notation";
import { loadPart } from "../parts/load";

const GRANADA_DRAWINGS = new Set(["start-granada", ...GRANADA_BUILDINGS.map((building) => `g-${building}`)]);

let granadaSprite = $state.raw("");
let loading: Promise<void> | undefined;

/** Return the drawings of Granada, or an empty text before one has been shown. */
export const granadaDrawings = (): string => granadaSprite;

/** Return the link to a drawing. */
export function drawingLink(name: string): string {
  if (GRANADA_DRAWINGS.has(name)) loading ??= loadGranada();
  return `#${name}`;
}

async function loadGranada(): Promise<void> {
  try {
    granadaSprite = (await loadPart(() => import("./granada.svg?raw"))).default;
  } catch {
    loading = undefined; // the next one that is shown tries again
  }
}
