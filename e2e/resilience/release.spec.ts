import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, distOf, remotePackage } from '@ritual/platform/webpack';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';

interface Preview {
  readonly link: string;
  readonly handle: string;
}

const before = 'Still need help?';
const after = 'Released a moment ago.';

test('a team previews, releases and rolls back over HTTP while the store runs; open pages keep the releases they started with', async ({
  page,
  shopper,
  store,
  context,
}) => {
  await shopper.open('/terms');
  const release = await releaseCli(store, 'content-team', 'content');
  const version = '0.1.1-drill';
  const dist = await nextBuild(store.dataDir, 'content', version, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });

  // Before it goes live, one browser sees it.
  const { link, handle } = (await release('preview', `content@${version}`)) as Preview;
  const colleague = await context.browser()?.newContext();
  const preview = await colleague?.newPage();
  if (!preview) throw new Error('The browser has closed.');
  const said: string[] = [];
  preview.on('console', (message) => said.push(message.text()));
  await preview.goto(link.replace('/?', '/faq?'));
  await expect(preview).toHaveURL('/faq');
  await expect(preview.getByText(after)).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(preview.getByText(after)).toBeVisible();
  const banner = preview.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`content ${version}`);
  await banner.getByRole('link', { name: 'End preview' }).click();
  await expect(preview).toHaveURL('/faq');
  await expect(preview.getByText(before)).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(said).toEqual([]);

  // The team ends it for all browsers: the next page says so, and leads to the live one.
  await preview.goto(link.replace('/?', '/faq?'));
  await expect(banner).toBeVisible();
  expect(await release('previews')).toMatchObject([{ handle, createdBy: 'pipeline (content-team)' }]);
  await release('end-preview', handle);
  await preview.reload();
  await expect(preview.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  await preview.getByRole('link', { name: 'See this page as shoppers do' }).click();
  await expect(preview).toHaveURL('/faq');
  await expect(preview.getByText(before)).toBeVisible();
  expect(await release('previews')).toEqual([]);
  await colleague?.close();

  await release('promote', `content@${version}`);

  const other = await context.newPage();
  const noise: string[] = [];
  other.on('console', (message) => noise.push(message.text()));
  await expect(async () => {
    await other.goto('/faq');
    await expect(other.getByText(after)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(other.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(other.getByText(after)).toBeVisible();
  expect(noise).toEqual([]);

  // Its script fails to load: the previous release renders the page anew instead of hydrating markup of another release.
  const withoutScript = await context.newPage();
  const complaints: string[] = [];
  withoutScript.on('console', (message) => complaints.push(message.text()));
  await withoutScript.route(`**/releases/content/${version}/**`, (route) => route.abort());
  await withoutScript.goto('/faq', { waitUntil: 'commit' });
  await expect(withoutScript.getByText(before)).toBeVisible();
  await expect(withoutScript.getByText(after)).toHaveCount(0);
  await expect(withoutScript.locator('html')).toHaveAttribute('data-ready', 'true');
  expect(complaints.filter((line) => /hydrat/i.test(line))).toEqual([]);
  await withoutScript.close();

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByText(before)).toBeVisible();

  await release('rollback', 'content');
  await expect(async () => {
    await other.goto('/faq');
    await expect(other.getByText(before)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a remote with a page, a prefix and a call that the shell has never heard of goes live while it runs', async ({
  page,
  store,
  browser,
}) => {
  test.slow();
  // The remote that `npm run new-remote` copies.
  const sample = remotePackage({
    name: 'sample',
    folder: 'platform/new-remote/template',
    devPort: 0,
    prefixes: ['/sample'],
    slots: [],
  });
  const { release: built } = await buildPackage(sample);
  const release = await releaseCli(store, 'sample-team', 'sample');
  await release('publish', distOf(sample, 'production'));
  expect((await page.request.get('/sample')).status()).toBe(404);
  await release('promote', `sample@${built.version}`);

  // The server renders it: it is whole without a script.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const reader = await plain.newPage();
  const products = reader.getByRole('list', { name: 'Best prices' }).getByRole('link');
  await expect(async () => {
    await reader.goto('/sample');
    await expect(products).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await expect(reader).toHaveTitle(/^Sample/);
  const first = await products.first().textContent();
  await plain.close();

  // Its source maps went with it; they lead to the sources, and are not served.
  const web = path.join(distOf(sample, 'production'), 'web');
  const textOf = (name: string) => readFileSync(path.join(web, name), 'utf8');
  const script = Object.keys(built.files).find((name) => textOf(name).includes('Liked ')) ?? '';
  const upTo = textOf(script).split('Liked ')[0]?.split('\n') ?? [];
  const position = `${script}:${String(upTo.length)}:${String((upTo.at(-1)?.length ?? 0) + 1)}`;
  expect(await release('trace', `sample@${built.version}`, position)).toMatchObject({
    at: { source: 'platform/new-remote/template/src/pages/sample/components/like-button.tsx' },
  });
  const map = `/releases/sample/${built.version}/.maps/${script}.map`;
  expect((await page.request.get(map)).status()).toBe(404);

  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  await page.goto('/sample');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const like = page.getByRole('button', { name: /^Liked/ });
  await like.click();
  await expect(like).toHaveText('Liked 1 times');
  await page.getByRole('list', { name: 'Best prices' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  expect(noise).toEqual([]);
});
