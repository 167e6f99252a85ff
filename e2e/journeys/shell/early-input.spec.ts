import type { Page } from '@playwright/test';
import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { runOut, tokenOf } from '../../fixtures/store/token.ts';
import { expect, test } from '../../fixtures/test.ts';

// Input before hydration: typed, chosen, pressed or submitted while the scripts are loading.

/** Holds back all scripts but the bootstrap loader, or those of one remote. Returns a function that releases them. */
async function holdScripts(page: Page, remote = '**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(`**/releases/${remote}/**/*.js`, async (route) => {
    if (!route.request().url().includes('bootstrap-loader')) await promise;
    await route.continue();
  });
  return resolve;
}

test('choices made while the scripts are loading all take effect, and a pressed button applies to them', async ({
  page,
}) => {
  let release = await holdScripts(page);
  // The bootstrap loader has run by then.
  await page.goto('/collections/woman', { waitUntil: 'domcontentloaded' });
  const boxes = [/^Hoodies/, /^Jackets/, /^Leggings/].map((name) => page.getByRole('checkbox', { name }));
  for (const box of boxes) await box.check();
  release();
  await expect(page).toHaveURL(/category=Hoodies&category=Jackets&category=Leggings/);
  for (const box of boxes) await expect(box).toBeChecked();

  release = await holdScripts(page);
  await page.goto('/product/232', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Ice' }).check({ force: true });
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  release();
  await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toContainText(/Size L\s*·\s*Ice/);
});

for (const path of ['/login', '/register']) {
  test(`${path} keeps the text typed before hydration, although the session has ended`, async ({
    page,
    shopper,
    context,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 401/, /Please sign in/);
    await shopper.signedIn(demoShopper);
    await context.clearCookies();
    await runOut(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const email = page.getByLabel('Email address');
    await email.fill('maya@example.com');
    release();
    await shopper.isReady();
    await expect.poll(() => tokenOf(page), 'the session has ended').toBeUndefined();
    await expect(email).toHaveValue('maya@example.com');
    await expect(email).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a login submitted before hydration signs in, and its data does not get into the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // The bootstrap loader has run by then.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email address').fill(demoShopper.email);
  await page.getByLabel('Password', { exact: true }).fill(demoShopper.password);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});

test('a login typed and submitted while its remote is late signs in, although the layout is hydrated', async ({
  page,
  expectedNoise,
}) => {
  // On a busy machine it may time out before everything is typed.
  expectedNoise.push(/No answer within|could not be loaded|Failed to load/);
  const release = await holdScripts(page, 'account');
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const email = page.getByLabel('Email address');
  await email.pressSequentially('maya');
  await expect(page.getByRole('main').locator('[data-kept] form')).toBeVisible();
  // The field was moved in the document and still receives the keys.
  await page.keyboard.type('@example.com');
  await expect(email).toHaveValue('maya@example.com');
  await email.fill(demoShopper.email);
  await page.getByLabel('Password', { exact: true }).fill(demoShopper.password);
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  const givenUp = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await givenUp.isVisible()) await givenUp.click();
    await expect(page).toHaveURL('/dashboard', { timeout: 1000 });
  }).toPass();
});

test('text typed into the search before hydration gets its suggestions', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('halo');
  release();
  await expect(page.getByRole('option', { name: /Halo Scoop Bra/ })).toBeVisible();
});
