// npm run bench:pages: speed of pages on a slow phone, compared with hand-written pages or (--beside) other running stores.
import { startChromium } from './chromium.ts';
import { compareStores } from './compare.ts';
import { startFront, type Front } from './front.ts';
import { findMainPicture, measureClick, measureLoad, type Load } from './measure.ts';
import { optionsOrExit } from './options.ts';
import { startPlainSite } from './plain-page.ts';
import { clickTable, loadTable, verdict, type ClickResult, type LoadResult } from './report.ts';
import { startBenchStore } from './store.ts';
import { untilPageIsFresh, warmUp } from './warm-up.ts';

const { runs, store: running, beside, protocol, pages, lists } = optionsOrExit();
const started = await startBenchStore(running);
const store = await startFront(started.url, protocol);
const chromium = await startChromium();
const loads: LoadResult[] = [];
const clicks: ClickResult[] = [];

try {
  if (beside.length === 0) {
    if (pages.length > 0) await benchLoads();
    if (lists.length > 0) await benchClicks();
    console.log([loadTable(loads), clickTable(clicks)].filter(Boolean).join('\n\n'));
    const missed = verdict(loads, clicks);
    console.log(missed.length === 0 ? '\nAll targets are met.' : `\nMissed:\n  ${missed.join('\n  ')}`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } else {
    const others: Front[] = [];
    try {
      for (const address of beside) others.push(await startFront(address, protocol));
      const stores = [store, ...others].map(({ url }) => url);
      console.log(await compareStores(chromium, { stores, runs, pages, lists }));
    } finally {
      for (const other of others) await other.stop();
    }
  }
} finally {
  await chromium.stop();
  await store.stop();
  await started.stop();
}

async function benchLoads(): Promise<void> {
  const pictures = new Map<string, Awaited<ReturnType<typeof findMainPicture>>>();
  for (const path of pages) {
    await warmUp(chromium, store.url + path);
    pictures.set(path, await findMainPicture(chromium, store.url + path));
  }
  const plain = await startPlainSite(pictures);
  try {
    for (const path of pages) {
      const ours: Load[] = [];
      const theirs: Load[] = [];
      for (let run = 0; run < runs; run += 1) {
        // Alternately, so that other load on the machine affects both.
        theirs.push(await measureLoad(chromium, plain.address(path), false));
        await untilPageIsFresh(store.url + path);
        ours.push(await measureLoad(chromium, store.url + path, true));
      }
      loads.push({ path, ours, plain: theirs });
      console.error(loadTable(loads.slice(-1)));
    }
  } finally {
    await plain.stop();
  }
}

async function benchClicks(): Promise<void> {
  for (const path of lists) {
    const samples = [];
    // A different card each time, so that the server has not cached its product in the previous run.
    for (let run = 0; run < runs; run += 1) {
      samples.push(await measureClick(chromium, store.url + path, run % 4));
    }
    clicks.push({ path, samples });
    console.error(clickTable(clicks.slice(-1)));
  }
}
