/** Size of the view box; the SVG is stretched to its container. */
export const chartSize = { width: 600, height: 160 } as const;

/** The round number at the top of the axis: 1, 2 or 5 times a power of ten, never below the highest value. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}

/** The line through one value for each day, and the area below it, as SVG paths. */
export function chartPaths(values: readonly number[]): { readonly line: string; readonly area: string } {
  const { width, height } = chartSize;
  const top = axisTop(values);
  const step = values.length > 1 ? width / (values.length - 1) : width;
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = values.map(
    (value, index) => `${round(index * step)} ${round(height - (value / top) * height)}`,
  );
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` };
}
