import { request, type BrowserContext } from '@playwright/test';
import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { tokenKey } from '../../fixtures/store/store-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { runOut, tokenOf } from '../../fixtures/store/token.ts';

const ended = /status of 401|Please sign in|session has ended/;

const refreshCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('ritual_refresh'));

test(
  'a token that expires in the middle of a checkout is renewed silently',
  { tag: '@slow' },
  async ({ page, shopper, payment, expectedNoise }) => {
    expectedNoise.push(/status of 401/);
    await shopper.goToReview();
    await runOut(page);
    await shopper.payWithStripe();
    await payment.isOpen();
  },
);

test(
  'a session that ends in the middle of a checkout keeps the cart and comes back to it',
  { tag: '@slow' },
  async ({ page, shopper, payment, context, expectedNoise }) => {
    expectedNoise.push(ended);
    await shopper.goToReview();
    await context.clearCookies();
    await runOut(page);
    await shopper.payWithStripe();
    await expect(page).toHaveURL('/login?next=%2Fcheckout');
    await shopper.signIn();
    await expect(shopper.heading('Review & Pay')).toBeVisible();
    await expect(page.getByRole('radio', { name: /41 Beacon Street/ })).toBeChecked();
    await shopper.payWithStripe();
    await payment.isOpen();
  },
);

test('a token is renewed before it expires, by one tab for all', async ({ page, shopper, context }) => {
  await shopper.signedIn(demoShopper);
  await shopper.open('/dashboard');
  await expect(shopper.heading(/^Hi,/)).toBeVisible();
  const before = await tokenOf(page);
  const renewals: string[] = [];
  context.on('request', (asked) => {
    if (asked.url().endsWith('/api/auth/refresh')) renewals.push(asked.url());
  });
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
    localStorage.setItem(name, JSON.stringify({ ...stored, renewAt: Date.now() + 3_000 }));
  }, tokenKey);
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/dashboard/orders')]);
  await expect.poll(() => tokenOf(page), { timeout: 20_000 }).not.toBe(before);
  // The other tab sees the stored token a moment later. If that is too late, it renews as well, with the same key.
  await expect.poll(async () => (await tokenOf(other)) === (await tokenOf(page))).toBe(true);
  expect(renewals.length).toBeLessThanOrEqual(2);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveURL(/\/dashboard/);
  }
});

test('a stolen refresh token ends the session of both', async ({
  page,
  shopper,
  context,
  store,
  expectedNoise,
}) => {
  expectedNoise.push(ended);
  await shopper.open('/login');
  await shopper.signIn(demoShopper);
  await expect(shopper.heading(/^Hi,/)).toBeVisible();

  const stolen = await refreshCookie(context);
  expect(stolen).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const asThief = async (value: string) => {
    const thief = await request.newContext({ baseURL: store.url });
    const answer = await thief.post('/api/auth/refresh', {
      headers: { cookie: `${stolen?.name ?? ''}=${value}`, 'x-requested-with': 'fetch' },
    });
    const next = /ritual_refresh=([^;]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? '';
    const status = answer.status();
    await thief.dispose();
    return { status, next };
  };
  const first = await asThief(stolen?.value ?? '');
  expect(first.status).toBe(200);

  await runOut(page);
  await shopper.page.reload();
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
  expect(await tokenOf(page)).toBeUndefined();
  expect((await asThief(first.next)).status).toBe(401);
});

test('a browser that refuses the cookie works until its token expires, and then asks to sign in', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(ended);
  await page.route(/\/api\/auth\/(login|refresh)$/, async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await shopper.open('/login');
  await shopper.signIn(demoShopper);
  await expect(shopper.heading(/^Hi,/)).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(shopper.heading(/^Hi,/)).toBeVisible();
  await runOut(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Forders');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('signing in and out in one tab does the same in the other, private pages included', async ({
  page,
  shopper,
}) => {
  await shopper.open('/login?next=%2Faccount%2Fsecurity');
  const other = await shopper.inAnotherTab();
  await other.open('/login');
  await other.signIn(demoShopper);
  await expect(other.heading(/^Hi,/)).toBeVisible();
  await expect(shopper.heading('Security')).toBeVisible();

  await other.page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(other.page).toHaveURL('/');
  await expect(page).toHaveURL('/login?next=%2Faccount%2Fsecurity');
});
