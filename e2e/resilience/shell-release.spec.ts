import { rmSync } from 'node:fs';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';

interface Health {
  readonly shell: string;
}

const before = 'Skip to content';
const after = 'Skip to the content of this page';

test('a team releases the shell and rolls it back over HTTP while the store runs; open pages keep theirs', async ({
  page,
  shopper,
  store,
  context,
}) => {
  test.slow();
  const shell = async () => ((await (await page.request.get('/healthz')).json()) as Health).shell;
  const started = await shell();
  const version = '0.1.1-drill';
  await shopper.open('/terms');
  const release = await releaseCli(store, 'shell-team', 'shell');
  const dist = await nextBuild(store.dataDir, 'shell', version, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });
  await release('promote', `shell@${version}`);
  await expect.poll(shell, { timeout: 60_000 }).toBe(version);

  const other = await context.newPage();
  const noise: string[] = [];
  other.on('console', (message) => noise.push(message.text()));
  const scripts: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/releases/shell/')) scripts.push(request.url());
  });
  await other.goto('/product/101');
  await expect(other.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(other.getByRole('link', { name: after })).toBeAttached();
  await other.getByLabel('Size').first().waitFor();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => !url.includes(`/releases/shell/${version}/`))).toEqual([]);
  expect(noise.filter((line) => !line.includes('was preloaded'))).toEqual([]);

  // Opened before: its shell is still there for what it loads on demand.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page.getByRole('link', { name: before, exact: true })).toBeAttached();

  await release('rollback', 'shell');
  await expect.poll(shell, { timeout: 60_000 }).toBe(started);
  await other.goto('/product/101');
  await expect(other.getByRole('link', { name: before, exact: true })).toBeAttached();
  await expect(other.locator('html')).toHaveAttribute('data-ready', 'true');
});
