export interface Random {
  /** From 0 to before 1. */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  /** Seconds until the next of events that come `rate` times a second on average. */
  readonly wait: (rate: number) => number;
  /** At least 1, on average `mean`. */
  readonly geometric: (mean: number) => number;
}

/** Repeatable random numbers (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    wait: (rate) => -Math.log(1 - next()) / rate,
    geometric: (mean) => (mean <= 1 ? 1 : 1 + Math.floor(Math.log(1 - next()) / Math.log(1 - 1 / mean))),
  };
}
