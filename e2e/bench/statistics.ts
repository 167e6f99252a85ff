/** The lower and the upper quartile. */
export function quartiles(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return [at(0.25), at(0.75)];
}

/** The median, so that a busy moment of the machine during one run does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const medianOf = <Sample>(samples: readonly Sample[], value: (sample: Sample) => number) =>
  median(samples.map(value));
