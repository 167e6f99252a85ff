type Happening = () => Promise<unknown>;

/** Things that will happen, each at its time. What happens may put further things on the list. */
export interface Agenda {
  /** `quiet`: no job of the store has anything to do afterwards. */
  readonly add: (at: number, happen: Happening, options?: { readonly quiet?: boolean }) => void;
  /** Lets all happen up to a moment, in the order of their times; what is later is left. Answers with how many there were. */
  readonly runUntil: (
    end: number,
    around: { readonly before: (at: number) => Promise<void>; readonly after: () => Promise<void> },
  ) => Promise<number>;
}

export function newAgenda(): Agenda {
  const waiting: { readonly at: number; readonly happen: Happening; readonly quiet: boolean }[] = [];
  return {
    add: (at, happen, { quiet = false } = {}) => {
      const place = waiting.findLastIndex((other) => other.at <= at) + 1;
      waiting.splice(place, 0, { at, happen, quiet });
    },
    runUntil: async (end, { before, after }) => {
      for (let count = 0; ; count += 1) {
        const [first] = waiting;
        if (!first || first.at > end) return count;
        waiting.shift();
        await before(first.at);
        await first.happen();
        if (!first.quiet) await after();
      }
    },
  };
}
