import type { Chromium } from './chromium.ts';
import { measureClick, measureLoad, type Load } from './measure.ts';
import type { Clicked } from './page-probe.ts';
import { table } from './report.ts';
import { median, quartiles } from './statistics.ts';
import { untilPageIsFresh, warmUp } from './warm-up.ts';

interface Compared {
  readonly store: string;
  readonly beside: string;
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
 * Measures two stores alternately, so that other load on the machine affects both. Returns a table of medians with their
 * quartiles.
 */
export async function compareStores(chromium: Chromium, options: Compared): Promise<string> {
  const { store, beside, runs, pages, lists } = options;
  const rows: string[][] = [['page', 'figure', 'store', 'quartiles', 'beside', 'quartiles', 'difference']];
  for (const path of pages) {
    for (const url of [store, beside]) await warmUp(chromium, url + path);
    const loads: readonly [Load[], Load[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      for (const [side, url] of [store, beside].entries()) {
        await untilPageIsFresh(url + path);
        loads[side]?.push(await measureLoad(chromium, url + path, true));
      }
    }
    for (const [name, value] of figures) {
      rows.push(row(path, name, loads[0].map(value), loads[1].map(value)));
    }
    console.error(table(rows.slice(-figures.length)));
  }
  for (const path of lists) {
    const taps: readonly [Clicked[], Clicked[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      for (const [side, url] of [store, beside].entries()) {
        taps[side]?.push(await measureClick(chromium, url + path, run % 4));
      }
    }
    const of = (side: readonly Clicked[]) => side.map(({ shown }) => shown);
    rows.push(row(path, 'tap → product ms', of(taps[0]), of(taps[1])));
    console.error(table(rows.slice(-1)));
  }
  return table(rows);
}

function row(path: string, name: string, ours: readonly number[], theirs: readonly number[]): string[] {
  const [one, other] = [median(ours), median(theirs)];
  const spread = (values: readonly number[]) => quartiles(values).map(Math.round).join('–');
  const difference = `${other > one ? '+' : ''}${String(Math.round(other - one))}`;
  return [path, name, one.toFixed(0), spread(ours), other.toFixed(0), spread(theirs), difference];
}
