import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { rejectCookies } from '../fixtures/browser/cookies.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';
import type { RunningStore } from '../store/running-store.ts';

const before = 'Still need help?';
const after = 'Tried by some of you first.';
const version = '0.1.2-canary';

/** A visitor with this bucket, or one that comes for the first time. */
async function visitor(browser: Browser, store: RunningStore, bucket?: number) {
  const context = await browser.newContext({ baseURL: store.url });
  await rejectCookies(context);
  if (bucket !== undefined) {
    await context.addCookies([{ name: 'rop_bucket', value: String(bucket), url: store.url, httpOnly: true }]);
  }
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  return { context, page, noise };
}
type Visitor = Awaited<ReturnType<typeof visitor>>;

/** The text of the release in the server's markup, after hydration, and on a page that is opened by a link in the page. */
async function sees({ context, page }: Visitor, text: string): Promise<void> {
  const html = await (await context.request.get('/faq')).text();
  expect([before, after].filter((one) => html.includes(one))).toEqual([text]);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(page.getByText(text)).toBeVisible();
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await followFaq(page, text);
}

async function followFaq(page: Visitor['page'], text: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByText(text)).toBeVisible();
}

test('half of the visitors get a release on all pages of theirs, until it is aborted, or live for all', async ({
  browser,
  store,
  request,
}) => {
  test.slow();
  const release = await releaseCli(store, 'content-canary-team', 'content');
  const dist = await nextBuild(store.dataDir, 'content', version, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });
  const running = async () => {
    const { canaries } = (await (await request.get('/healthz')).json()) as { canaries?: object };
    return canaries;
  };

  await release('canary', 'start', `content@${version}`, '--share', '50', '--reason', 'a test');
  await expect.poll(running).toEqual({ content: version });
  const inside = await visitor(browser, store, 499);
  const outside = await visitor(browser, store, 500);
  const first = await visitor(browser, store);
  await sees(inside, after);
  await sees(outside, before);
  await first.page.goto('/faq');
  await expect(first.page.getByText(before)).toBeVisible();
  const [cookie] = (await first.context.cookies()).filter(({ name }) => name === 'rop_bucket');
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    value: expect.stringMatching(/^\d{1,3}$/),
  });
  expect([inside.noise, outside.noise, first.noise]).toEqual([[], [], []]);

  // The page that is open keeps to its releases; the next one that is loaded is of the live one.
  await inside.page.goto('/terms');
  await release('canary', 'abort', 'content', '--reason', 'a test');
  await expect.poll(running).toBeUndefined();
  await followFaq(inside.page, after);
  await sees(inside, before);

  await release('canary', 'start', `content@${version}`, '--reason', 'a second try');
  await expect.poll(running).toEqual({ content: version });
  await sees(inside, before);
  await release('canary', 'complete', 'content', '--reason', 'a test');
  await expect(async () => {
    for (const { context } of [inside, outside, first]) {
      expect(await (await context.request.get('/faq')).text()).toContain(after);
    }
  }).toPass();
  for (const one of [inside, outside, first]) await sees(one, after);
  expect([inside.noise, outside.noise, first.noise]).toEqual([[], [], []]);

  await release('rollback', 'content', '--reason', 'the end of the test');
  await expect(async () => {
    expect(await (await first.context.request.get('/faq')).text()).toContain(before);
  }).toPass();
  for (const { context } of [inside, outside, first]) await context.close();
});
