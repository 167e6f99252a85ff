import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { rejectCookies } from '../fixtures/browser/cookies.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone } from '../settings.ts';
import { nextBuild } from '../store/next-release.ts';
import { releaseCli } from '../store/release-cli.ts';
import { serveCopy } from './local-remote.ts';

interface Linked {
  readonly link: string;
  readonly handle: string;
}

const before = 'Still need help?';
const after = 'Only one browser reads this.';
const version = '0.1.2-panel';
const port = Number(process.env['E2E_PORT'] ?? '3400') + 50;

const panelOf = (page: Page) => page.getByRole('region', { name: 'Developer panel' });
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** Signs the browser of a page in as a developer of a team, on the FAQ. */
async function signIn(page: Page, release: (...words: readonly string[]) => Promise<unknown>) {
  const { link, handle } = (await release('developer')) as Linked;
  await page.goto(link.replace('/?', '/faq?'));
  await expect(page).toHaveURL('/faq');
  await expect(panelOf(page)).toBeVisible();
  return handle;
}

/** Ends the previews that a team may end: the server renders two at a time, and the next test has its own. */
async function endAll(release: (...words: readonly string[]) => Promise<unknown>) {
  const previews = (await release('previews')) as readonly Linked[];
  for (const { handle } of previews) await release('end-preview', handle);
  return previews;
}

test('a developer sees who owns what, swaps a remote in one browser, and hands the choice on as a link', async ({
  page,
  store,
  browser,
  expectedNoise,
}) => {
  // The page that says that a preview has ended.
  expectedNoise.push(/status of 404/);
  const release = await releaseCli(store, 'help-team', 'content');
  const dist = await nextBuild(store.dataDir, 'content', version, { words: [before, after] });
  await release('publish', dist);
  rmSync(dist, { recursive: true });

  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(page.locator('#developer-panel')).toHaveCount(0);
  const handle = await signIn(page, release);
  const panel = panelOf(page);
  const row = panel.getByRole('row', { name: /content \/ faq/ });
  await expect(row).toContainText('help-team');
  await expect(row).toContainText(/\d kB/);
  await expect(row).toContainText(/\d ms/);
  await expect(panel.getByRole('row', { name: /^wishlist/ })).toContainText('not on this page');
  await panel.getByRole('tab', { name: /Shared packages/ }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'styled-components' })).toContainText(
    'from shell',
  );
  await panel.getByRole('tab', { name: /Errors/ }).click();
  await expect(panel.getByText('Nothing was reported on this page.')).toBeVisible();

  // With the keyboard: Esc closes it, and it stays closed in the next page.
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'Developer panel' });
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(opener).toBeVisible();
  await opener.press('Enter');

  await panel.getByLabel('Release of content').selectOption(version);
  await panel.getByRole('button', { name: 'Copy link with this choice' }).click();
  const link = await panel.getByLabel('Link with this choice').textContent();

  // On a phone nothing is cut, and on the smallest one all can be reached.
  await page.setViewportSize(phone.viewport);
  for (const tab of await panel.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('button', { name: 'Leave' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  for (const one of [panel.getByRole('tab'), panel.getByRole('button')]) {
    for (const control of await one.filter({ visible: true }).all()) await control.click({ trial: true });
  }
  await page.setViewportSize(desktop.viewport);

  await panel.getByRole('button', { name: `Use ${version}` }).click();
  await expect(page.getByText(after)).toBeVisible();
  await expect(row).toContainText(`${version} preview`);
  expect(await htmlOf(page, '/faq')).toContain(after);

  // Another person gets it with the link only, without the panel.
  const other = await browser.newPage({ baseURL: store.url });
  await other.goto('/faq');
  await expect(other.getByText(before)).toBeVisible();
  await other.goto(link ?? '');
  await expect(other.getByText(after)).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(other.getByRole('link', { name: 'End preview' })).toBeVisible();
  await expect(other.locator('#developer-panel')).toHaveCount(0);
  await other.close();

  // The team ends the sign-in, and with it what its browser has chosen; a link that was handed on is a preview of its own.
  await release('end-preview', handle);
  await page.reload();
  await page.getByRole('link', { name: 'See this page as shoppers do' }).click();
  await expect(page.getByText(before)).toBeVisible();
  expect(await htmlOf(page, '/faq')).not.toContain('developer/start.js');
  const kept = await endAll(release);
  expect(kept).toHaveLength(1);
});

test("a remote on a developer's machine replaces one remote in that browser, with fast refresh, until it is left", async ({
  store,
  browser,
  playwright,
}) => {
  test.slow();
  const local = await serveCopy('content', port, store.url);
  // To this browser the store is on the internet, as a deployed one is: it asks before a page of it may reach this machine.
  const { host } = new URL(store.url);
  const args = [
    ...launchOptions.args,
    `--ip-address-space-overrides=${host.replace('localhost', '127.0.0.1')}=public`,
  ];
  const deployed = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const context = await deployed.newContext({ baseURL: store.url, ...desktop });
    await rejectCookies(context);
    const page = await context.newPage();
    const release = await releaseCli(store, 'faq-team', 'content');
    await signIn(page, release);
    const panel = panelOf(page);
    const field = panel.getByLabel('Port on this machine');
    await field.fill(String(port));
    await expect(panel.getByRole('alert')).toContainText('allow this site');
    await context.grantPermissions(['local-network-access'], { origin: store.url });
    await field.fill('');
    await field.fill(String(port));
    await expect(panel.getByRole('status')).toHaveText('answers, contract fits');
    await panel.getByRole('button', { name: `Use localhost:${String(port)}` }).click();

    // The server sends the frame; the browser fetches the remote from the one origin that the policy names.
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText(`content localhost:${String(port)}`);
    await expect(page.getByText(before)).toBeVisible();
    await expect(panel.getByRole('row', { name: /content \/ faq/ })).toContainText('localhost');
    const answer = await page.request.get('/faq');
    expect(await answer.text()).not.toContain(before);
    const origin = `http://localhost:${String(port)}`;
    // Pages of no other site may read what is there.
    const described = await fetch(`${origin}/release.json`);
    expect(described.headers.get('access-control-allow-origin')).toBe(store.url);
    const policy = answer.headers()['content-security-policy']?.split('; ');
    expect(policy).toContain(`script-src 'self' ${origin}`);
    expect(policy).toContain(`connect-src 'self' ${origin} ws://localhost:${String(port)}`);

    // An edit is on the page without a reload, and what was typed stays.
    const search = page.getByPlaceholder('Search the answers');
    await search.fill('return');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
    local.edit('src/pages/faq/components/help.tsx', before, after);
    await expect(page.getByText(after)).toBeVisible();
    await expect(search).toHaveValue('return');
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
    await panel.getByRole('tab', { name: /Errors/ }).click();
    await expect(panel.getByText('Nothing was reported on this page.')).toBeVisible();

    // A browser that is not signed in gets it neither by the link nor by the cookie.
    await panel.getByRole('button', { name: 'Copy link with this choice' }).click();
    const link = (await panel.getByLabel('Link with this choice').textContent()) ?? '';
    const other = await browser.newPage({ baseURL: store.url });
    expect((await other.goto(link))?.status()).toBe(403);
    await expect(other.getByText('This preview is for developers')).toBeVisible();
    await other.goto('/faq');
    await expect(other.getByText(before)).toBeVisible();
    await other.close();

    await panel.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText(before)).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(await htmlOf(page, '/faq')).not.toContain('developer/start.js');
    // The sign-in, and the link that was copied.
    expect(await endAll(release)).toHaveLength(2);
  } finally {
    await deployed.close();
    await local.stop();
  }
});
