import type { Page } from '@playwright/test';
import { legging } from '../fixtures/store/products.ts';
import { followLog } from '../store/follow-log.ts';
import { neverLoads, throwingPages, throwsAtLoad } from './broken-builds.ts';
import { expectLayoutWorks, goTo, incomplete, lost, tryAgain } from './damaged-page.ts';
import { expect, test } from './fixtures.ts';
import {
  nameInChannel,
  promoteContent,
  publishContent,
  rollbackContent,
  untilRendered,
} from './live-releases.ts';

// Broken releases of a remote go live in the running store.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

test.describe('a release with pages that throw, which its test before going live does not open', () => {
  test.beforeAll(async () => {
    await publishContent('0.1.1-pages', throwingPages);
    await untilRendered(await promoteContent('0.1.1-pages'));
  });
  test.afterAll(rollbackContent);
  test.beforeEach(async ({ shopper, expectedNoise }) => {
    expectedNoise.push(/This page throws|while hydrating/);
    await shopper.withCart(legging);
  });

  for (const { path, name, where } of [
    { path: '/faq', name: 'FAQ', where: 'in its render in the browser' },
    { path: '/contact', name: 'Contact', where: 'in an effect' },
  ]) {
    test(`a page throws ${where}: the server's markup stays readable`, async ({ page, shopper }) => {
      await page.goto(path);
      await expect(incomplete(page)).toBeVisible();
      await expect(heading(page, name)).toBeVisible();
      await tryAgain(incomplete(page)).click();
      await expect(incomplete(page)).toBeVisible();
      await expect(heading(page, name)).toBeVisible();
      await expectLayoutWorks(page);

      await goTo(page, 'Size Guide');
      await expect(heading(page, 'Size guide')).toBeVisible();
      // Reached from another page there is no markup of the server.
      await page.goBack();
      await expect(page.getByText(lost)).toBeVisible();
      await shopper.goToNavigation('Woman');
      await expect(heading(page, "Women's Collection")).toBeVisible();
    });
  }

  test('a page throws in its loader: its region says so, on the server it is reported', async ({
    page,
    shopper,
  }) => {
    const said = followLog('shell');
    await page.goto('/terms');
    await expect(page.getByText(lost)).toBeVisible();
    await ready(page);
    await expectLayoutWorks(page);
    await tryAgain(page.getByRole('main')).click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await shopper.goToNavigation('Woman');
    await expect(heading(page, "Women's Collection")).toBeVisible();
    await expect.poll(said).toContain('While rendering: This page throws in its loader.');
    expect(said()).toContain('The page is left to the browser.');
  });

  test('a page never ends rendering on the server: the browser renders it, other pages are not affected', async ({
    page,
    request,
  }) => {
    const said = followLog('shell');
    const stuck = page.goto('/shippinginfo');
    const other = await request.get('/returnswarranty');
    expect(other.status()).toBe(200);
    await stuck;
    await expect(heading(page, 'Shipping Info')).toBeVisible();
    await ready(page);
    await expectLayoutWorks(page);
    await expect.poll(said).toContain('A render worker has ended.');
    expect(said()).toContain('The page is left to the browser.');
  });
});

test('a release throws at load: going live is refused, and where it is forced browsers use the previous one', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/This release throws at load|Federation Runtime|is already registered/);
  const said = followLog('shell');
  await publishContent('0.1.1-throws', throwsAtLoad);
  await expect(promoteContent('0.1.1-throws')).rejects.toThrow(
    'content 0.1.1-throws cannot go live. It cannot be evaluated: This release throws at load.',
  );
  await untilRendered(await promoteContent('0.1.1-throws', { force: true }));
  try {
    await shopper.withCart(legging);
    await page.goto('/faq');
    await expect(heading(page, 'FAQ')).toBeVisible();
    await ready(page);
    await expectLayoutWorks(page);
    await goTo(page, 'Size Guide');
    await expect(heading(page, 'Size guide')).toBeVisible();
    expect(said()).toContain('While rendering: This release throws at load.');
  } finally {
    await rollbackContent();
  }
});

test('a release never ends loading: the server excludes it, and no browser gets it', async ({
  page,
  shopper,
}) => {
  const said = followLog('shell');
  await publishContent('0.1.1-endless', neverLoads);
  const revision = await promoteContent('0.1.1-endless', { force: true });
  try {
    // Until it is excluded, pages are rendered with the releases before.
    await shopper.open('/faq');
    await expect(heading(page, 'FAQ')).toBeVisible();
    await untilRendered(revision);
    expect(said()).toContain('A release ends its workers. It is excluded: roll it back.');
    await shopper.open('/faq');
    await expect(heading(page, 'FAQ')).toBeVisible();
    await goTo(page, 'Size Guide');
    await expect(heading(page, 'Size guide')).toBeVisible();
  } finally {
    await rollbackContent();
  }
});

test('a release asks for another React: going live is refused, and a channel that names it all the same gives the previous one', async ({
  page,
  shopper,
}) => {
  const said = followLog('shell');
  const version = '0.1.1-react';
  const after = 'Made for another React.';
  await publishContent(version, {
    words: ['Still need help?', after],
    requires: { react: '^20.0.0' },
  });
  await expect(promoteContent(version, { force: true })).rejects.toThrow(
    /asks for react \^20\.0\.0, the shell brings/,
  );
  const restore = await nameInChannel(version);
  try {
    await shopper.open('/faq');
    await expect(heading(page, 'FAQ')).toBeVisible();
    await expect(page.getByText(after)).toHaveCount(0);
    expect(said()).toMatch(/A release asks for react \^20\.0\.0, the shell brings [\d.]+\. It is excluded\./);
  } finally {
    await restore();
  }
});
