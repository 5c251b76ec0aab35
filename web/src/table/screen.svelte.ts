// How much room there is, and what follows for the sizes of things.

export type Layout = "desktop" | "tablet" | "phone";

let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export const screen = {
  get width(): number {
    return width;
  },
  get height(): number {
    return height;
  },
  get layout(): Layout {
    if (width >= 1100 && height >= 560) return "desktop";
    return width >= 700 ? "tablet" : "phone";
  },
  /** On very large screens everything grows. */
  get scale(): number {
    return this.layout === "desktop" ? between(1, Math.min(width / 1600, height / 1000), 2) : 1;
  },
  /** Lower than usual: what is not needed all the time makes itself small. */
  get low(): boolean {
    return height < (this.layout === "desktop" ? 820 : 700);
  },
};

/** The edge of a tile on the building site. */
export function siteTile(spaces: { pairs: boolean; huts: boolean }): number {
  const { layout, scale } = screen;
  if (layout === "desktop") {
    const middle = height - 298 * scale - (spaces.huts ? 84 : 0) - 150;
    return Math.round(between(44, middle / 4 - 12, (spaces.pairs ? 68 : 94) * scale));
  }
  const most = screen.low ? 52 : layout === "tablet" ? 88 : 74;
  const places = spaces.pairs ? 8 : 4;
  return Math.floor(between(36, (Math.min(width, 760) - 24 - (places - 1) * 6) / places, most));
}

export function handCard(): number {
  const { layout, scale } = screen;
  if (layout === "desktop") return 82 * scale;
  return layout === "tablet" ? 76 : screen.low ? 52 : 62;
}
