/** Upper bounds of the buckets that a measure is counted in; what is above the last is in one more. Never changed, only added to: rows hold the places. */
const bounds = {
  /** Milliseconds. */
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 7000, 10_000, 20_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 800, 1500, 3000],
  /** Thousandths. */
  CLS: [10, 25, 50, 75, 100, 150, 200, 250, 400, 700, 1000],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type VitalMetric = keyof typeof bounds;
export const vitalMetrics = Object.keys(bounds) as readonly VitalMetric[];

export function bucketOf(metric: VitalMetric, value: number): number {
  const place = bounds[metric].findIndex((bound) => value <= bound);
  return place === -1 ? bounds[metric].length : place;
}

/** The value that three of four views stay below, from the views in each bucket; within a bucket they are taken to be spread evenly. */
export function p75(metric: VitalMetric, views: ReadonlyMap<number, number>): number {
  const all = [...views.values()].reduce((sum, count) => sum + count, 0);
  let rest = all * 0.75;
  const limits = bounds[metric];
  for (const [place, bound] of limits.entries()) {
    const count = views.get(place) ?? 0;
    const from = limits[place - 1] ?? 0;
    if (count >= rest && count > 0) return Math.round(from + ((bound - from) * rest) / count);
    rest -= count;
  }
  return limits.at(-1) ?? 0;
}
