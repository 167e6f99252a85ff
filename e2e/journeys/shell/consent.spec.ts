import type { BrowserContext, Page, Request } from '@playwright/test';
import { consentVersion } from '@ritual/shared/consent';
import { asksForPrivacy, cookieBar } from '../../fixtures/browser/cookies.ts';
import { lateScripts } from '../../fixtures/browser/late-scripts.ts';
import { query } from '../../fixtures/store/operator.ts';
import { cards } from '../../fixtures/store/payment-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { layoutShift } from '../../fixtures/browser/vitals.ts';

// Without an answer yet: nothing optional happens without consent, and it stops when consent is withdrawn.
test.use({ undecided: true });

interface Batch {
  readonly visit: string;
  readonly events: readonly { readonly kind: string; readonly path?: string; readonly orderId?: string }[];
}

/** The analytics batches that the browser sends, from all of its tabs. */
function recordEvents(context: BrowserContext): Batch[] {
  const batches: Batch[] = [];
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/api/events') return;
    expect(request.headers()).not.toHaveProperty('authorization');
    expect(request.headers()).not.toHaveProperty('cookie');
    batches.push(request.postDataJSON() as Batch);
  });
  return batches;
}
const eventsOf = (batches: readonly Batch[]) => batches.flatMap(({ events }) => events);
const pathsOf = (batches: readonly Batch[]) => eventsOf(batches).map(({ path }) => path);
const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
const decision = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('rop.consent') ?? 'null') as Record<string, unknown> | null,
  );
/** The router's scroll positions, for back navigation. */
const necessary = ['ritual.scroll'];
/** As when the page is left: queued events are sent. */
const hide = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
const answer = (page: Page, name: string) => cookieBar(page).getByRole('button', { name }).click();

test('after rejecting, the visitor is not counted and not asked again, and only necessary data is stored', async ({
  page,
  context,
  shopper,
}) => {
  const batches = recordEvents(context);
  const lateScriptsAreThere = await lateScripts(page);
  await shopper.open('/faq');
  await expect(cookieBar(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(necessary);
  await answer(page, 'Reject all');
  await expect(cookieBar(page)).toBeHidden();
  await expect(page.getByText('Your cookie choices are saved.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(shopper.heading('Size guide')).toBeVisible();
  await hide(page);
  await shopper.open('/terms');
  // The cookie bar would appear a moment after them.
  await lateScriptsAreThere();
  await page.waitForTimeout(1_000);
  await expect(cookieBar(page)).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([...necessary, 'rop.consent'].toSorted());
  expect(batches).toEqual([]);
});

test('after accepting, the visitor is counted until consent is withdrawn in another tab', async ({
  page,
  context,
  shopper,
}) => {
  const batches = recordEvents(context);
  await shopper.open('/faq?q=returns');
  await answer(page, 'Accept all');
  await expect.poll(() => storedKeys(page)).toContain('rop.visit');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(shopper.heading('Size guide')).toBeVisible();
  await hide(page);
  await expect.poll(() => pathsOf(batches)).toEqual(['/faq', '/sizeguide']);
  expect(new Set(batches.map(({ visit }) => visit)).size).toBe(1);

  const other = await shopper.inAnotherTab();
  await other.open('/privacy/opt-out');
  await other.page.getByRole('button', { name: 'Opt out' }).click();
  await expect(other.page.getByRole('status').getByText('You are opted out.')).toBeVisible();
  await expect.poll(() => storedKeys(page)).not.toContain('rop.visit');
  const before = eventsOf(batches).length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping Info' }).click();
  await expect(shopper.heading(/Shipping/)).toBeVisible();
  await hide(page);
  await page.waitForTimeout(500);
  expect(pathsOf(batches).slice(before)).not.toContain('/shippinginfo');
});

test(
  'choices one by one, from the bar and from the footer; closing decides nothing',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    // On a phone the payment page has a bar of its own, which stands above this one.
    await shopper.goToReview();
    await expect(cookieBar(page)).toBeVisible();
    const pay = await page.getByRole('button', { name: 'Pay with Stripe' }).boundingBox();
    const bar = await cookieBar(page).boundingBox();
    expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const dialog = page.getByRole('dialog', { name: 'Cookie choices' });
    await answer(page, 'Choose');
    await expect(dialog.getByRole('checkbox', { name: /^Strictly necessary/ })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /^Analytics/ }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cookieBar(page)).toBeVisible();
    expect(await decision(page)).toBeNull();
    await answer(page, 'Choose');
    await expect(dialog.getByRole('checkbox', { name: /^Analytics/ })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /^Marketing/ }).check();
    await dialog.getByRole('button', { name: 'Save choices' }).click();
    await expect(cookieBar(page)).toBeHidden();
    expect(await decision(page)).toMatchObject({
      analytics: false,
      marketing: true,
      version: consentVersion,
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    await expect(dialog.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
    await expect(page).toHaveURL('/checkout');
  },
);

test(
  'the cookie bar is first in tab order, shifts nothing and never covers the focused element',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.open('/');
    await expect(cookieBar(page)).toBeVisible();
    expect((await layoutShift(page)).sum).toBeLessThan(0.02);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cookieBar(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cookieBar(page)).toBeVisible();
    const top = async () => (await cookieBar(page).boundingBox())?.y ?? 0;
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const link of [links.first(), links.last()]) {
      await link.focus();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
    }
  },
);

test(
  'the cookie bar does not change the largest contentful paint',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.open('/faq');
    await expect(cookieBar(page)).toBeVisible();
    await page.waitForTimeout(500);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as { element?: Element } | undefined;
            resolve(last?.element?.textContent ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).not.toBe('');
    expect(largest).not.toContain('May we count');
  },
);

test('a browser with Global Privacy Control gets a one-time note, is not counted and cannot agree', async ({
  page,
  context,
  shopper,
}) => {
  await asksForPrivacy(context);
  const batches = recordEvents(context);
  const lateScriptsAreThere = await lateScripts(page);
  await shopper.open('/privacy/opt-out');
  await expect(page.getByRole('main').getByText('Opt-Out Request Honored.')).toBeVisible();
  const note = page.getByRole('region', { name: 'Privacy', exact: true });
  await expect(note).toContainText('Opt-Out Request Honored');
  await note.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie choices' });
  await expect(dialog.getByRole('checkbox', { name: /^Analytics/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await shopper.open('/faq');
  await lateScriptsAreThere();
  await page.waitForTimeout(1_000);
  await expect(note).toHaveCount(0);
  expect(batches).toEqual([]);
});

test('the API stores nothing for a request with Sec-GPC', async ({ request }) => {
  const visit = 'c'.repeat(32);
  const data = { visit, events: [{ kind: 'pageView', path: '/faq', referrer: null }] };
  const headers = { 'sec-gpc': '1' };
  expect((await request.post('/api/events', { data, headers })).status()).toBe(202);
  expect(await query('select 1 from analytics_events where visit = $1', visit)).toEqual([]);
});

test("browser and account are in sync: the later decision wins, and signing out leaves the browser's decision as it is", async ({
  page,
  browser,
  shopper,
  store,
}) => {
  await shopper.open('/register');
  await answer(page, 'Accept all');
  await shopper.register();
  await expect(shopper.heading(/^Hi,/)).toBeVisible();
  const ofAccount = async () =>
    (
      await query<{ analytics: boolean; marketing: boolean }>(
        `select consent_analytics as analytics, consent_marketing as marketing
         from preferences p join users u on u.id = p.user_id where u.email = $1`,
        shopper.account.email,
      )
    )[0];
  await expect.poll(ofAccount).toEqual({ analytics: true, marketing: true });

  // Another browser without a decision takes over the account's, and then changes it.
  const elsewhere = await browser.newContext({ baseURL: store.url });
  const shopperThere = await shopper.inAnotherTab(elsewhere);
  await shopperThere.open('/login?next=%2Faccount%2Fprefs');
  await shopperThere.signIn();
  const there = shopperThere.page;
  await expect.poll(() => decision(there)).toMatchObject({ analytics: true, marketing: true });
  await expect(there.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  await there.getByRole('checkbox', { name: /^Marketing/ }).uncheck();
  await there.getByRole('button', { name: 'Save preferences' }).click();
  await expect.poll(ofAccount).toEqual({ analytics: true, marketing: false });
  await expect.poll(() => decision(there)).toMatchObject({ analytics: true, marketing: false });
  await elsewhere.close();

  // The first browser gets the change with its next page load, in both of its tabs.
  const tab = await shopper.inAnotherTab();
  await tab.open('/faq');
  await shopper.reload();
  await expect.poll(() => decision(page)).toMatchObject({ analytics: true, marketing: false });
  await tab.open('/privacy/opt-out');
  await expect(tab.page.getByText('You agreed to a part of it.')).toBeVisible();
  await tab.page.getByRole('button', { name: 'Opt out' }).click();
  await expect.poll(ofAccount).toEqual({ analytics: false, marketing: false });

  await shopper.open('/dashboard');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await decision(page)).toMatchObject({ analytics: false, marketing: false });
});

test('a purchase is counted once, with its value, and without the order', async ({
  page,
  context,
  shopper,
  payment,
}) => {
  const batches = recordEvents(context);
  await shopper.open('/faq');
  await answer(page, 'Accept all');
  await expect(cookieBar(page)).toBeHidden();
  await shopper.goToPayment();
  await payment.pay(cards.paid);
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  const purchases = () => eventsOf(batches).filter(({ kind }) => kind === 'purchase');
  const counted = async () => {
    await hide(page);
    return purchases().length;
  };
  await expect.poll(counted).toBe(1);
  const { visit } = batches.find(({ events }) => events.some(({ kind }) => kind === 'purchase')) ?? {};
  const rows = () =>
    query<{ value: number }>(
      `select value_cents as value from analytics_events where visit = $1 and kind = 'purchase'`,
      visit,
    );
  await expect.poll(async () => (await rows()).length).toBe(1);
  await page.reload();
  await expect.poll(counted).toBe(2);
  await page.waitForTimeout(500);
  expect(await rows()).toHaveLength(1);
  const [order] = await query<{ total: number }>(
    'select total_cents as total from orders where id = $1',
    purchases()[0]?.orderId,
  );
  expect((await rows())[0]?.value).toBe(order?.total);
});
