/** The middle one: what a busy moment of the machine does to one run does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const medianOf = <Sample>(samples: readonly Sample[], value: (sample: Sample) => number) =>
  median(samples.map(value));
