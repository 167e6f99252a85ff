import type { Page } from '@playwright/test';
import { legging } from '../fixtures/store/products.ts';
import { bytesOf, kilobytes, recordRequests, type Loaded } from '../fixtures/browser/requests.ts';
import { openHydrated } from '../fixtures/browser/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { recordReady } from '../fixtures/browser/vitals.ts';

// Script of a whole visit to one page, including scripts after the first view (checks/first-load).

/**
 * KiB; the measured values, rounded up. Each page that makes a call needs 30 KiB of Axios, zod and the call's schemas; the hearts of a
 * list's cards are 9 KiB.
 */
const budget = { firstView: 159, quiet: 216, returning: 225 };
const path = '/collections/woman';

/** Opens the page and returns what it has loaded once the network has been idle for five seconds, and when it was hydrated. */
async function visit(page: Page, open: () => Promise<void>) {
  const requests = await recordRequests(await page.context().newCDPSession(page));
  const ready = await recordReady(page);
  await openHydrated(page, async () => {
    requests.clear();
    await open();
  });
  const quietSince = () => Math.max(...[...requests.values()].map(({ at }) => at));
  const isQuiet = () => [...requests.values()].every(({ done }) => done) && Date.now() - quietSince() > 5_000;
  await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true);
  return { all: [...requests.values()], ready: await ready() };
}

const script = (requests: readonly Loaded[]) => bytesOf(requests, 'Script') / 1024;

test.use({ viewport: { width: 390, height: 844 } });

test('a first-time visitor, and a returning shopper with a cart, load no more script than the budget', async ({
  page,
  context,
  shopper,
}) => {
  const newcomer = await visit(page, () => shopper.open(path));
  const firstView = newcomer.all.filter(({ at }) => at < newcomer.ready + 2_000);
  await shopper.withCart(legging);
  const again = await context.newPage();
  const returning = await visit(again, async () => {
    await again.goto(path);
    await expect(again.locator('html')).toHaveAttribute('data-ready', 'true');
  });
  console.log(
    JSON.stringify({
      path,
      firstViewKB: kilobytes(firstView, 'Script'),
      quietKB: kilobytes(newcomer.all, 'Script'),
      returningKB: kilobytes(returning.all, 'Script'),
    }),
  );
  expect.soft(script(firstView)).toBeLessThanOrEqual(budget.firstView);
  expect.soft(script(newcomer.all)).toBeLessThanOrEqual(budget.quiet);
  expect.soft(script(returning.all)).toBeLessThanOrEqual(budget.returning);
});
