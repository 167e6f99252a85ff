import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Shopper } from '../fixtures/store/shopper.ts';
import { legging } from '../fixtures/store/products.ts';
import { followLog } from '../store/follow-log.ts';
import { localReleaseCli, releaseCli } from '../store/release-cli.ts';
import { expectLayoutWorks, goTo, incomplete, lost, openCart, tryAgain } from './damaged-page.ts';
import { expect, test } from './fixtures.ts';
import { nameInChannel } from './live-releases.ts';

// Parts of the store are ended, and its files damaged.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** What browser, shell and pages say of answers with an error. */
const answers =
  /Failed to (load resource|fetch)|Fetch cart failed|Refused to execute|could not be loaded|ChunkLoadError|Federation Runtime|is already registered|preload/i;

/** A shopper with one piece in the cart on a page that needs no data. Returns what the shell's server says from then on. */
async function standsInTheStore(page: Page, shopper: Shopper): Promise<() => string> {
  const said = followLog('shell');
  await shopper.withCart(legging);
  await shopper.open('/faq');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  return said;
}

test('the registry is down: shoppers notice nothing, teams are told, and later it works again', async ({
  page,
  shopper,
  store,
  services,
}) => {
  const said = followLog('shell');
  const release = await releaseCli(store, 'content-team', 'content');
  await shopper.withCart(legging);
  await services.kill('registry');
  await shopper.open('/faq');
  await expectLayoutWorks(page);
  await expect(release('status')).rejects.toThrow(/UNREACHABLE.*answered with status 502/);
  expect(said()).toContain('The registry does not answer.');
  await services.start('registry');
  expect(await release('status')).toHaveProperty('revision');
});

test('the channel document is garbage: pages stay as they are, and the command says how to repair it', async ({
  page,
  shopper,
  store,
}) => {
  const said = followLog('shell');
  const file = path.join(store.dataDir, 'registry/channel.json');
  const document = readFileSync(file);
  await shopper.withCart(legging);
  writeFileSync(file, document.subarray(0, document.length / 2));
  try {
    await expect.poll(said).toContain('The channel document cannot be read; the last one stays.');
    await shopper.open('/faq');
    await expectLayoutWorks(page);
    await shopper.goToNavigation('Woman');
    await expect(heading(page, "Women's Collection")).toBeVisible();
    await expect(localReleaseCli(store)('status')).rejects.toThrow(/is not JSON.*rollback --all --to/);
  } finally {
    writeFileSync(file, document);
  }
});

test('the channel names a release that is missing: browsers use the previous one', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(answers);
  const said = followLog('shell');
  await shopper.withCart(legging);
  const restore = await nameInChannel('9.9.9-missing');
  try {
    await shopper.open('/faq');
    await expect(heading(page, 'FAQ')).toBeVisible();
    await expectLayoutWorks(page);
    await goTo(page, 'Size Guide');
    await expect(heading(page, 'Size guide')).toBeVisible();
    expect(said()).toMatch(/While rendering: ENOENT[^\n]*9\.9\.9-missing/);
  } finally {
    await restore();
  }
});

test('the asset host goes down under an open page: pages are readable, and work when it is back', async ({
  page,
  shopper,
  services,
  expectedNoise,
}) => {
  expectedNoise.push(answers);
  const said = followLog('shell');
  await shopper.withCart(legging);
  await shopper.open('/faq');
  await services.kill('asset host');
  // The code of this page has not been loaded yet.
  await shopper.goToNavigation('Woman');
  await expect(heading(page, "Women's Collection")).toBeVisible();
  await expect(incomplete(page)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /legging/i })
      .first(),
  ).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByText(lost)).toBeVisible();
  expect(said()).toContain('The asset host does not answer.');

  await services.start('asset host');
  await tryAgain(drawer).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: '$' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tryAgain(incomplete(page)).click();
  await expect(incomplete(page)).toHaveCount(0);
  await expect(heading(page, "Women's Collection")).toBeFocused();
});

test('the API goes down while somebody browses: each part says so, pages without data work, and all comes back', async ({
  page,
  request,
  shopper,
  services,
  expectedNoise,
}) => {
  expectedNoise.push(answers);
  const said = await standsInTheStore(page, shopper);
  await services.kill('api');
  const drawer = await openCart(page);
  await expect(drawer.getByRole('alert')).toContainText('Your cart could not be loaded.');
  await page.keyboard.press('Escape');
  await shopper.goToNavigation('Woman');
  await expect(tryAgain(page.getByRole('main'))).toBeVisible();
  await goTo(page, 'Contact');
  await expect(heading(page, 'Contact')).toBeVisible();
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'away', away: 'api' });
  expect(said()).toContain('The API does not answer.');

  await services.start('api');
  await page.goBack();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /legging/i })
      .first(),
  ).toBeVisible();
  await expect(tryAgain(page.getByRole('main'))).toHaveCount(0);
  await expectLayoutWorks(page);
});

test("the shell's server crashes: it is started again, and the open page goes on", async ({
  page,
  request,
  shopper,
  services,
  expectedNoise,
}) => {
  expectedNoise.push(answers);
  const said = await standsInTheStore(page, shopper);
  await services.crash('shell');
  await expect.poll(said).toMatch(/The shell is started again in [\d.]+ s\./);
  await goTo(page, 'Terms & Conditions');
  const health = () =>
    request.get('/healthz').then(
      (answer) => answer.status(),
      () => 0,
    );
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  const terms = heading(page, 'Terms & conditions');
  const message = tryAgain(page.getByRole('main'));
  await expect(async () => {
    if (await message.isVisible()) await message.click({ timeout: 1_000 });
    await expect(terms).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await goTo(page, 'Size Guide');
  await expect(heading(page, 'Size guide')).toBeVisible();
  await expectLayoutWorks(page);
  expect(said()).toContain('The shell runs again.');
});
