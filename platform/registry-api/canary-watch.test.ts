import { renameSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { canaryStore } from '../release/testing/canary-store.ts';
import { stepCanary } from '../release/canary/index.ts';
import { releaseFolder } from '../release/publish/publish.ts';
import type { CanaryRun, CanaryVotes, PeriodVotes } from '../release-watch/wire.ts';
import { startCanaryWatch, watchActor } from './canary-watch.ts';
import { folderStore } from '../release/store/release-store.ts';

let of: Awaited<ReturnType<typeof canaryStore>>;
let votes: (run: CanaryRun) => Promise<CanaryVotes>;
let asked: CanaryRun[];
const stops: (() => Promise<void>)[] = [];
const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(async () => {
  of = await canaryStore();
  asked = [];
  jest.clearAllMocks();
});
afterEach(async () => {
  // What a look still writes would make the folder anew.
  for (const stop of stops.splice(0)) await stop();
  of.remove();
});

const arm = (views: number, notAlive = 0) => ({ views, notAlive, left: 0, failed: 0 });
/** Votes of the share that the canary has. */
const counted = (canary: PeriodVotes['canary'], control: PeriodVotes['control']) => async () => {
  const { steppedAt = '' } = (await of.canaryOf('catalog')) ?? {};
  return Promise.resolve({ periods: [{ steppedAt, share: 0.05, canary, control }] });
};
const watch = () => {
  const reports = { votes: (run: CanaryRun) => (asked.push(run), votes(run)) };
  stops.push(
    startCanaryWatch({
      store: folderStore(of.data),
      reports,
      waiting: { atLeast: 0, visitors: 20 },
      log,
      every: 10,
    }),
  );
};
const last = async () => (await of.store.channel.history()).at(-1);
const looks = async (count: number) => {
  const from = asked.length;
  await until(() => asked.length >= from + count);
};

test('a canary that harms is aborted with the counts as the reason, and withdrawn', async () => {
  await of.start();
  votes = counted(arm(12, 6), arm(230, 1));
  watch();
  await until(async () => (await of.canaryOf('catalog')) === undefined);
  expect(await last()).toMatchObject({
    ...{ action: 'abort', actor: watchActor },
    reason: 'pages not alive within 10 s: 6 of 12 visitors of the canary, 1 of 230 of the live release',
  });
  expect(await of.live('catalog')).toMatchObject({ version: '1.0.0-a', withdrawn: ['1.1.0-b'] });
  expect(asked[0]).toMatchObject({ remote: 'catalog', version: '1.1.0-b' });
});

test('a harmless one grows by itself, step by step, and becomes the live release', async () => {
  await of.start();
  votes = counted(arm(20), arm(400));
  // Two watches do no more than one.
  watch();
  watch();
  await until(async () => (await of.live('catalog'))?.version === '1.1.0-b');
  const shares = (await of.store.channel.history()).flatMap(
    ({ canaries }) => canaries?.['catalog']?.share ?? [],
  );
  expect(shares).toEqual([1, 5, 25, 95]);
  expect(await last()).toMatchObject({ action: 'promote', actor: watchActor });
  expect(log.warn).not.toHaveBeenCalled();
});

test('one that is held stays', async () => {
  await of.start();
  await stepCanary(folderStore(of.data), 'catalog', { automatic: false });
  votes = counted(arm(20), arm(400));
  watch();
  await looks(3);
  expect(await of.canaryOf('catalog')).toMatchObject({ automatic: false });
  expect((await of.store.channel.read()).revision).toBe(3);
});

test('without votes nothing is changed, and the log says so once', async () => {
  await of.start();
  votes = () => Promise.reject(new Error('The API cannot be reached.'));
  watch();
  await looks(3);
  expect((await of.store.channel.read()).revision).toBe(2);
  expect(log.warn).toHaveBeenCalledTimes(1);
  votes = counted(arm(12, 6), arm(230, 1));
  await until(async () => (await of.canaryOf('catalog')) === undefined);
});

test('a step that is refused is not tried at every look, and does not put off an abort', async () => {
  await of.start();
  await stepCanary(folderStore(of.data), 'catalog', { share: 95 });
  votes = counted(arm(20), arm(20));
  // It cannot go live without its files.
  const folder = releaseFolder(of.data, 'catalog', '1.1.0-b');
  renameSync(folder, `${folder}.away`);
  watch();
  await until(() => log.warn.mock.calls.length > 0);
  renameSync(`${folder}.away`, folder);
  await looks(5);
  expect(await of.canaryOf('catalog')).toBeDefined();
  votes = counted(arm(20, 20), arm(20));
  await until(async () => (await of.canaryOf('catalog')) === undefined);
  expect(await last()).toMatchObject({ action: 'abort' });
});

async function until(done: () => boolean | Promise<boolean>) {
  const limit = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error('The condition was not met in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
