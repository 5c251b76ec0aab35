/** The outline of a plaster tablet: a shallow crest of five lobes over a sheet with rounded feet. */
export function tabletPath(width: number, height: number): string {
  const s = width / 1060;
  const lobes: readonly (readonly [number, number, number])[] = [
    [112, 150, 64],
    [172, 350, 50],
    [430, 710, 50],
    [172, 910, 64],
    [112, 1060, 92],
  ];
  const crest = lobes.map(([r, x, y]) => `A${r * s} ${r * s} 0 0 1 ${x * s} ${y * s}`).join("");
  const foot = Math.min(14, width / 20);
  return `M0 ${height - foot}V${92 * s}${crest}V${height - foot}a${foot} ${foot} 0 0 1 ${-foot} ${foot}H${foot}a${foot} ${foot} 0 0 1 ${-foot} ${-foot}Z`;
}
