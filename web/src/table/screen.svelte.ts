// The window size, and the sizes derived from it.
export type Layout = "desktop" | "tablet" | "phone" | "landscape";

let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export const screen = {
  get width(): number {
    return width;
  },
  get height(): number {
    return height;
  },
  get layout(): Layout {
    if (width >= 1100 && height >= 560) return "desktop";
    if (height < 560 && width > height) return "landscape"; // a phone in landscape, or a zoomed page
    return width >= 700 ? "tablet" : "phone";
  },
  /** Everything grows on very large screens. */
  get scale(): number {
    return this.layout === "desktop" ? clamp(1, Math.min(width / 1440, height / 900), 2) : 1;
  },
  /** On a desktop. */
  get trayPx(): number {
    return (this.isLow ? 150 : 180) * this.scale;
  },
  get friezePx(): number {
    return this.layout === "desktop" && !this.isLow ? 28 : 16;
  },
  /** Whether the window is low, so that less important parts shrink. */
  get isLow(): boolean {
    return height < (this.layout === "desktop" ? 820 : 700);
  },
};

/** Return whether the two tiles of a space are stacked, because side by side they would be too small. */
export const isStacked = (pairs: boolean): boolean =>
  pairs && (screen.layout === "phone" ? width < 420 : screen.layout === "landscape");

/** Return the tile edge on the building site. */
export function siteTilePx(spaces: { pairs: boolean; huts: boolean }): number {
  const { layout, scale, isLow } = screen;
  if (layout === "desktop") {
    const middle = height - 90 - screen.friezePx - screen.trayPx - (spaces.huts ? (isLow ? 72 : 84) : 0) - 150;
    return Math.round(clamp(44, middle / 4 - 12, (spaces.pairs ? 68 : 94) * scale));
  }
  if (layout === "landscape") return 44;
  if (isStacked(spaces.pairs)) return isLow ? 40 : 46;
  const across = layout === "tablet" ? 0.57 * width : width;
  const places = spaces.pairs ? 8 : 4;
  const largest = isLow ? 52 : layout === "tablet" ? 88 : spaces.huts && height < 800 ? 58 : 74; // huts take up room
  return Math.floor(clamp(40, (across - 24 - (places - 1) * 6) / places, largest));
}

export function handCardPx(): number {
  const { layout, scale } = screen;
  if (layout === "desktop") return (screen.isLow ? 66 : 82) * scale;
  if (layout === "landscape") return 46;
  return layout === "tablet" ? 76 : screen.isLow ? 52 : 62;
}
