/** How a part of the page came about; times in ms of the page's life. */
export interface Timing {
  /** Bytes over the network, compressed; what the browser had kept counts as its own size. */
  readonly bytes: number;
  /** From the first request to the last byte. */
  readonly load: number;
  /** Until its code had run. */
  readonly start: number;
  /** Until it was on the page, and answered. */
  readonly draw: number;
  /** When it was; 0: not yet. */
  readonly readyAt: number;
}

type Script = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize' | 'transferSize'
>;

/** The folder of a release, and the one beside it with the scripts that releases share (SharedFilesPlugin). */
const foldersOf = (base: string) => [base, new URL('../files/', base).href];

/** Adds up the scripts of a release, and splits the time until it was ready. */
export function timingOf(
  scripts: readonly Script[],
  base: string,
  { startedAt, readyAt }: { readonly startedAt?: number | undefined; readonly readyAt?: number | undefined },
): Timing | undefined {
  const folders = foldersOf(base);
  const own = scripts.filter(({ name }) => folders.some((folder) => name.startsWith(folder)));
  if (own.length === 0) return undefined;
  const bytes = own.reduce((sum, one) => sum + (one.encodedBodySize || one.transferSize), 0);
  const from = Math.min(...own.map(({ startTime }) => startTime));
  // Scripts that came later, such as those of a drawer, are in the size only.
  const until = startedAt ?? readyAt ?? Infinity;
  const first = own.filter(({ responseEnd }) => responseEnd <= until);
  const loaded = Math.max(from, ...first.map(({ responseEnd }) => responseEnd));
  const started = Math.max(loaded, startedAt ?? loaded);
  const ready = readyAt === undefined ? 0 : Math.max(started, readyAt);
  return {
    bytes,
    load: loaded - from,
    start: started - loaded,
    draw: ready === 0 ? 0 : ready - started,
    readyAt: ready,
  };
}

export const scriptsOf = (page: Performance): readonly Script[] =>
  page.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
