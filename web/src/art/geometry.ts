// Stars, arches and lobes as SVG text.

export type Point = readonly [number, number];

/** A number as short as it may be written. */
export const short = (n: number): string => String(Math.round(n * 100) / 100);
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
export const polar = (x: number, y: number, r: number, angle: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)];

/** A star of n rays with the outer radius r and the inner radius q, one ray upwards. */
export function star(x: number, y: number, n: number, r: number, q: number, turn = 0): Point[] {
  return Array.from({ length: 2 * n }, (_, i) => polar(x, y, i % 2 ? q : r, turn - Math.PI / 2 + (i * Math.PI) / n));
}

/** The seal: two squares, one turned by 45 degrees. */
export const khatim = (x: number, y: number, r: number, turn = 0): string =>
  points(star(x, y, 8, r, (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8), turn));

/** An arch of n lobes strung on a half circle, which may be raised. */
export function lobed(x: number, base: number, w: number, spring: number, n = 7, rise = 1): string {
  const tip = (i: number): Point => [x - w * Math.cos((Math.PI * i) / n), spring - rise * w * Math.sin((Math.PI * i) / n)];
  let path = `M${short(x - w)} ${short(base)}V${short(spring)}`;
  for (let i = 1; i <= n; i++) {
    const [a, b] = [tip(i - 1), tip(i)];
    const r = short(0.54 * Math.hypot(b[0] - a[0], b[1] - a[1]));
    path += `A${r} ${r} 0 0 1 ${short(b[0])} ${short(b[1])}`;
  }
  return `${path}V${short(base)}Z`;
}
