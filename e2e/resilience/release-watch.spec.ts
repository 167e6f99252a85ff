import { rmSync } from 'node:fs';
import { query } from '../fixtures/store/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild, type BuildChanges } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';
import type { RunningStore } from '../store/running-store.ts';
import { SimulatedVisitors } from './simulated-visitors.ts';
import { folderStore } from '@ritual/platform/release-store';

type ReleaseCli = Awaited<ReturnType<typeof releaseCli>>;

interface Health {
  readonly releases: readonly {
    readonly version: string;
    readonly failures: readonly { readonly region: string; readonly code: string; readonly count: number }[];
  }[];
}

async function publish(
  store: RunningStore,
  release: ReleaseCli,
  version: string,
  changes: BuildChanges = {},
): Promise<void> {
  const dist = await nextBuild(store.dataDir, 'content', version, changes);
  await release('publish', dist);
  rmSync(dist, { recursive: true });
}

test('a canary whose page fails on half of its views is aborted by itself; a good one becomes live by itself', async ({
  store,
  request,
}) => {
  test.slow();
  const release = await releaseCli(store, 'content-watch-team', 'content');
  const channel = folderStore(store.dataDir).channel;
  const canary = async () => (await channel.read()).canaries?.['content'];
  const running = async () =>
    ((await (await request.get('/healthz')).json()) as { canaries?: Record<string, string> }).canaries?.[
      'content'
    ];
  const visitors = new SimulatedVisitors(store.url);

  await publish(store, release, '0.1.3-half-broken');
  await release('canary', 'start', 'content@0.1.3-half-broken', '--share', '5', '--reason', 'a test');
  await expect.poll(running).toBe('0.1.3-half-broken');
  const started = performance.now();
  // One of a hundred pages fails in both arms.
  visitors.come(20, (arm, visitor) => visitor % 100 !== 0 && (arm === 'control' || visitor % 2 === 0));
  await expect.poll(canary, { timeout: 120_000, intervals: [100] }).toBeUndefined();
  console.log(
    `aborted after ${((performance.now() - started) / 1000).toFixed(1)} s at 20 views a second and 5 %`,
  );
  const [abort] = (await channel.history()).slice(-1);
  expect(abort).toMatchObject({ action: 'abort', actor: 'canary-watch' });
  expect(abort?.reason).toMatch(/^pages not alive within 10 s: \d+ of \d+ visitors of the canary, /);
  visitors.stop();
  console.log(abort?.reason);

  await publish(store, release, '0.1.4-good');
  await release('canary', 'start', 'content@0.1.4-good', '--share', '25', '--reason', 'a test');
  await expect.poll(running).toBe('0.1.4-good');
  visitors.come(20, (_arm, visitor) => visitor % 100 !== 0);
  const live = async () => (await channel.read()).remotes['content']?.version;
  await expect.poll(live, { timeout: 120_000 }).toBe('0.1.4-good');
  visitors.stop();
  expect((await channel.history()).slice(-2)).toMatchObject([
    { action: 'canary', actor: 'canary-watch', canaries: { content: { share: 95 } } },
    { action: 'promote', actor: 'canary-watch' },
  ]);
  expect(visitors.failures).toEqual([]);
  await release('rollback', 'content', '--reason', 'the end of the test');
});

test('a page that fails tells its release, region and code, and the page after a withdrawn release is loaded as a document', async ({
  page,
  shopper,
  store,
  expectedNoise,
}) => {
  // The fault itself: React names the component, the shell reports the error.
  expectedNoise.push(/secret of somebody/);
  const release = await releaseCli(store, 'content-fault-team', 'content');
  const text = '"Still need help?"';
  const fault = `(()=>{if(globalThis.document)throw new TypeError("secret of somebody");return ${text}})()`;
  await publish(store, release, '0.1.5-faulty', { words: [text, fault] });
  await release('promote', 'content@0.1.5-faulty');
  await expect(async () => {
    await shopper.open('/');
    const versions = await page.evaluate(() => document.getElementById('page')?.textContent);
    expect(versions).toContain('0.1.5-faulty');
  }).toPass();
  await release('rollback', 'content', '--reason', 'it fails');
  const told = async () =>
    (await query<{ told: number }>('select max(current_at) as told from page_releases'))[0]?.told;
  await expect.poll(told).toBe((await folderStore(store.dataDir).channel.read()).revision);
  const failures = async () => {
    const { releases } = (await release('health', 'content')) as Health;
    return releases.find(({ version }) => version === '0.1.5-faulty')?.failures;
  };

  const answer = page.waitForResponse('**/api/page-reports');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const report = await answer;
  expect(report.request().postDataJSON()).toMatchObject({
    ...{ kind: 'failure', remote: 'content', version: '0.1.5-faulty', region: 'page', code: 'TYPE_ERROR' },
  });
  expect(report.request().postData()).not.toContain('somebody');
  expect(await report.json()).toEqual({ reload: true });
  await expect.poll(failures).toEqual([{ region: 'page', code: 'TYPE_ERROR', count: 1 }]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  await shopper.isReady();
});
