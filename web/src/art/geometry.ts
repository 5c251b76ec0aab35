// Stars, arches and lobes as SVG paths.

export type Point = readonly [number, number];

/** Format a number with as few characters as possible. */
export const formatNumber = (n: number): string => String(Math.round(n * 100) / 100);
export const formatPoints = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${formatNumber(x)},${formatNumber(y)}`).join(" ");
export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
];

/** Return a star with n rays, outer radius r and inner radius q, one ray pointing up. */
export function star(x: number, y: number, n: number, r: number, q: number, turn = 0): Point[] {
  return Array.from({ length: 2 * n }, (_, i) => polar(x, y, i % 2 ? q : r, turn - Math.PI / 2 + (i * Math.PI) / n));
}

/** Return the seal: two squares, one turned by 45 degrees. */
export const khatim = (x: number, y: number, r: number, turn = 0): string =>
  formatPoints(star(x, y, 8, r, (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8), turn));

/** Return an arch of n lobes along a half circle, which may be raised. */
export function lobedArch(x: number, base: number, w: number, spring: number, n = 7, rise = 1): string {
  const tip = (i: number): Point => [
    x - w * Math.cos((Math.PI * i) / n),
    spring - rise * w * Math.sin((Math.PI * i) / n),
  ];
  let path = `M${formatNumber(x - w)} ${formatNumber(base)}V${formatNumber(spring)}`;
  for (let i = 1; i <= n; i++) {
    const [a, b] = [tip(i - 1), tip(i)];
    const r = formatNumber(0.54 * Math.hypot(b[0] - a[0], b[1] - a[1]));
    path += `A${r} ${r} 0 0 1 ${formatNumber(b[0])} ${formatNumber(b[1])}`;
  }
  return `${path}V${formatNumber(base)}Z`;
}
