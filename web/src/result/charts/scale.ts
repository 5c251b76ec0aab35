/** Return round numbers from 0 to at least the maximum, for the grid lines of a chart. */
export function axisTicks(largest: number, wanted = 4): number[] {
  const rough = Math.max(largest, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!,
  );
  return Array.from({ length: Math.ceil(Math.max(largest, 1) / step) + 1 }, (_, index) => index * step);
}

/** Move overlapping labels apart and keep their order. */
export function spreadLabels(wanted: readonly number[], distance: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (let i = 1; i < order.length; i++) {
    const [above, below] = [order[i - 1]!, order[i]!];
    placed[below] = Math.max(placed[below]!, placed[above]! + distance);
  }
  return placed;
}
