import type { Chromium } from './chromium.ts';
import { measureClick, measureLoad, type Load } from './measure.ts';
import { table } from './report.ts';
import { median, quartiles } from './statistics.ts';
import { untilPageIsFresh, warmUp } from './warm-up.ts';

interface Compared {
  /** Addresses of the stores; differences are to the first. */
  readonly stores: readonly string[];
  readonly runs: number;
  readonly pages: readonly string[];
  readonly lists: readonly string[];
}

const figures: readonly (readonly [string, (load: Load) => number])[] = [
  ['picture ms', ({ lcp }) => lcp],
  ['first paint ms', ({ fcp }) => fcp],
  ['ready ms', ({ ready }) => ready ?? 0],
  ['blocked ms', ({ blocked }) => blocked],
  ['longest task ms', ({ longest }) => longest],
  ['script KB', ({ scriptBytes }) => scriptBytes / 1024],
];

/**
 * Measures stores in turns, so that other load on the machine affects all of them. Returns a table of medians with their
 * quartiles, and the difference to the first store.
 */
export async function compareStores(chromium: Chromium, options: Compared): Promise<string> {
  const { stores, runs, pages, lists } = options;
  const rows: string[][] = [['page', 'figure', ...stores]];
  for (const path of pages) {
    for (const store of stores) await warmUp(chromium, store + path);
    const loads = await inTurns(stores, runs, async (store) => {
      await untilPageIsFresh(store + path);
      return measureLoad(chromium, store + path, true);
    });
    for (const [name, value] of figures) {
      rows.push([path, name, ...cells(loads.map((ofStore) => ofStore.map(value)))]);
    }
    console.error(table(rows.slice(-figures.length)));
  }
  for (const path of lists) {
    const taps = await inTurns(stores, runs, (store, run) => measureClick(chromium, store + path, run % 4));
    rows.push([path, 'tap → product ms', ...cells(taps.map((ofStore) => ofStore.map(({ shown }) => shown)))]);
    console.error(table(rows.slice(-1)));
  }
  return table(rows);
}

/** The results of each store. */
async function inTurns<Result>(
  stores: readonly string[],
  runs: number,
  measure: (store: string, run: number) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> {
  const results = stores.map((): Result[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, store] of stores.entries()) results[at]?.push(await measure(store, run));
  }
  return results;
}

function cells(samples: readonly (readonly number[])[]): readonly string[] {
  const first = median(samples[0] ?? []);
  return samples.map((values, at) => {
    const middle = median(values);
    const difference = `${middle > first ? '+' : ''}${String(Math.round(middle - first))} `;
    return `${middle.toFixed(0)} ${at === 0 ? '' : difference}(${quartiles(values).map(Math.round).join('–')})`;
  });
}
