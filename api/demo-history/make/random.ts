/** Random numbers that are the same in every run. */
export interface Dice {
  /** From 0 to 1. */
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  readonly whole: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly weighted: <T>(from: readonly T[], weight: (item: T) => number) => T;
}

export function newDice(seed: number): Dice {
  let state = seed;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const weighted: Dice['weighted'] = (from, weight) => {
    let left = next() * from.reduce((sum, item) => sum + weight(item), 0);
    for (const item of from) {
      left -= weight(item);
      if (left < 0) return item;
    }
    const last = from.at(-1);
    if (last === undefined) throw new Error('There is nothing to choose from.');
    return last;
  };
  return {
    next,
    weighted,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => weighted(from, () => 1),
  };
}
