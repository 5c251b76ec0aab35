// Avatars: a person is a round medallion that follows from the name, a bot a square tile that follows from its level.
import { formatNumber, formatPoints, khatim, lobedArch, type Point, polar, star } from "./geometry";
import { rosette } from "./rosette";

export interface Avatar {
  isBot: boolean;
  ground: string;
  figure: string;
  shape: string; // path of the figure
  heart: string; // path cut out of the figure, or empty
}

const GROUNDS = ["#1f4e8c", "#8c2a35", "#8f5a14", "#1f6b47", "#63397f", "#0d6570", "#445063", "#a3472a"];
const FIGURES = ["#fff4dc", "#f4c95f", "#a9e4d9", "#f7cdb8"];
const MIDDLE = 32; // of a box of 64 units
const RADIUS = 23;

const polygonPath = (points: string): string => `M${points.replaceAll(" ", "L")}Z`;
const starPath = (rays: number, outer: number, inner: number, turn = 0): string =>
  polygonPath(formatPoints(star(MIDDLE, MIDDLE, rays, outer, inner, turn)));
const discPath = ([x, y]: Point, r: number): string => {
  const [left, radius, width] = [x - r, r, 2 * r].map(formatNumber);
  return `M${left} ${formatNumber(y)}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 -${width} 0Z`;
};
/** Return `count` discs on a circle around the middle. */
const discsPath = (count: number, distance: number, r: number, turn = 0): string =>
  Array.from({ length: count }, (_, index) =>
    discPath(polar(MIDDLE, MIDDLE, distance, turn - Math.PI / 2 + (2 * Math.PI * index) / count), r),
  ).join("");
const petalsPath = (count: number): string =>
  rosette(count, MIDDLE, MIDDLE, RADIUS + 2)
    .petals.map(polygonPath)
    .join("");
const CENTRE: Point = [MIDDLE, MIDDLE];

/** The figures of people, which differ in their silhouettes. */
const FIGURE_PATHS: readonly (() => string)[] = [
  () => polygonPath(khatim(MIDDLE, MIDDLE, RADIUS + 1)),
  () => starPath(8, RADIUS + 1, 9),
  () => starPath(12, RADIUS, 15),
  () => starPath(4, RADIUS + 2, 8) + discsPath(4, 20, 4.5, Math.PI / 4),
  () => discsPath(4, 11, 12), // a quatrefoil
  () => discsPath(8, 15.5, 7) + discPath(CENTRE, 13), // a scalloped flower
  () => lobedArch(MIDDLE, 52, 17, 32, 5, 1.15),
  () => petalsPath(5),
  () => petalsPath(8),
  () => discsPath(8, 19, 4.6) + discPath(CENTRE, 10),
  () => discsPath(4, 16, 7, Math.PI / 4) + starPath(4, RADIUS, 10),
  () => starPath(4, RADIUS, RADIUS / Math.SQRT2) + discsPath(4, 23, 4, Math.PI / 4),
];
const HEART_PATHS: readonly (() => string)[] = [
  () => "",
  () => discPath(CENTRE, 6),
  () => polygonPath(khatim(MIDDLE, MIDDLE, 8)),
  () => starPath(4, 9, 4),
];
/** The petals of each level's rosette: the stronger the bot, the richer. */
const LEVEL_PETALS: Record<string, number> = {
  apprentice: 3,
  mason: 4,
  merchant: 5,
  architect: 6,
  scholar: 8,
  vizier: 12,
};
const OTHER_BOT_PETALS = 10; // a trained policy

/** Return the avatar of a person, or of a bot of this level. */
export function avatarOf(name: string, level: string | null = null): Avatar {
  const pick = picker(name);
  if (level !== null) {
    const petals = LEVEL_PETALS[level] ?? OTHER_BOT_PETALS;
    const ground = GROUNDS[Object.keys(LEVEL_PETALS).indexOf(level)] ?? "#2a3442";
    return { isBot: true, ground, figure: pick(FIGURES), shape: petalsPath(petals), heart: "" };
  }
  return {
    isBot: false,
    ground: pick(GROUNDS),
    figure: pick(FIGURES),
    shape: pick(FIGURE_PATHS)(),
    heart: pick(HEART_PATHS)(),
  };
}

/** Return a function that picks elements by the hash of a text (FNV-1a). */
function picker(text: string): <T>(list: readonly T[]) => T {
  let hash = 0x811c9dc5;
  const stir = (value: number) => (hash = Math.imul(hash ^ value, 0x01000193) >>> 0);
  for (const byte of new TextEncoder().encode(text.normalize())) stir(byte);
  return (list) => list[(stir(list.length) >>> 8) % list.length]!;
}
