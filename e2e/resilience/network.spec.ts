import type { Page } from '@playwright/test';
import { legging } from '../fixtures/store/products.ts';
import { runningStore } from '../store/running-store.ts';
import {
  expectLayoutWorks,
  goTo,
  incomplete,
  isAnswering,
  lost,
  openCart,
  skipWaiting,
  tryAgain,
} from './damaged-page.ts';
import type { Fault } from './faults.ts';
import { expect, networkTest as test } from './fixtures.ts';
import { folderStore } from '@ritual/platform/release-store';

// Answers are spoiled between browser and store: a remote's files affect its region only.

const content = /^\/releases\/content\//;
const sizeGuide = (page: Page) => page.getByRole('heading', { level: 1, name: /size guide/i });
const women = (page: Page) => page.getByRole('heading', { level: 1, name: "Women's Collection" });

const faults: readonly { readonly fault: Fault; readonly slow?: true }[] = [
  { fault: 'is refused' },
  { fault: 'answers 404' },
  { fault: 'answers 500' },
  { fault: 'is HTML with status 200' },
  { fault: 'is a foreign script' },
  { fault: 'hangs', slow: true },
  { fault: 'comes byte by byte', slow: true },
  { fault: 'breaks off halfway' },
  { fault: 'has one flipped byte' },
  { fault: 'has a wrong MIME type' },
];

for (const { fault, slow } of faults) {
  test(`a remote's script ${fault}`, async ({ page, shopper, network }) => {
    const untilGivenUp = () => (slow ? skipWaiting(page) : Promise.resolve());
    await shopper.withCart(legging);
    if (slow) await page.clock.install();
    await shopper.open('/collections/woman');

    // A later page comes from the server as a document; it is readable, and says that it is incomplete.
    network.spoil(content, fault);
    let served = page.waitForEvent('domcontentloaded');
    await goTo(page, 'Size Guide');
    await untilGivenUp();
    await served;
    await expect(sizeGuide(page)).toBeVisible();
    await untilGivenUp();
    await expect(incomplete(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(page.getByText(lost)).toHaveCount(0);

    await expectLayoutWorks(page);
    await shopper.goToNavigation('Woman');
    await expect(women(page)).toBeVisible();

    // So does the page that back leads to.
    served = page.waitForEvent('domcontentloaded');
    await page.goBack({ waitUntil: 'commit' });
    await untilGivenUp();
    await served;
    await untilGivenUp();
    await expect(incomplete(page)).toBeVisible();

    expect(network.spoiled()).toBeGreaterThan(0);
    network.repair();
    await tryAgain(incomplete(page)).click();
    // The button is gone: the focus is on the page that has loaded.
    await expect(sizeGuide(page)).toBeFocused();
    await expect(incomplete(page)).toHaveCount(0);
  });
}

test('a remote and the server are refused: the region says so until both are back', async ({
  page,
  shopper,
  network,
}) => {
  await shopper.withCart(legging);
  await shopper.open('/');
  network.spoil(content, 'is refused');
  network.spoil(/^\/sizeguide$/, 'is refused');
  await goTo(page, 'Size Guide');
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByText('The rest of the store works as usual. Your cart is safe.')).toBeVisible();
  await expectLayoutWorks(page);

  network.repair();
  await tryAgain(page.getByRole('main')).click();
  await expect(sizeGuide(page)).toBeFocused();
});

test("while a page's remote hangs the layout works, and presses before hydration are not lost", async ({
  page,
  network,
}) => {
  await page.clock.install();
  // Its entry only: all of its files would hold every connection of the browser, and that is the next test.
  network.spoil(/^\/releases\/content\/.*\/remoteEntry\.js$/, 'hangs');
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const drawer = await openCart(page);
  // The server's markup is shown until the page has loaded, and after the timeout.
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.getByText(lost).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await skipWaiting(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('summary, button[aria-expanded]').first()).toBeVisible();
});

test("a page's remote hangs with more scripts than the browser has connections: the rest comes when it is given up", async ({
  page,
  shopper,
  network,
}) => {
  await shopper.withCart(legging);
  await page.clock.install();
  network.spoil(/^\/releases\/catalog\//, 'hangs');
  await page.goto('/collections/woman', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await skipWaiting(page);
  await expect(incomplete(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLayoutWorks(page);
  await goTo(page, 'Size Guide');
  await expect(sizeGuide(page)).toBeVisible();
});

test('text that is typed into a page whose remote is refused stays when the page has loaded', async ({
  page,
  network,
}) => {
  network.spoil(content, 'is refused');
  await page.goto('/contact');
  await expect(incomplete(page)).toBeVisible();
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Nora Test');
  network.repair();
  await tryAgain(incomplete(page)).click();
  await expect(incomplete(page)).toHaveCount(0);
  await expect(name).toHaveValue('Nora Test');
});

test('two remotes are lost at once: each says so in its place, and each comes back', async ({
  page,
  shopper,
  network,
}) => {
  network.spoil(content, 'answers 500');
  network.spoil(/^\/releases\/cart-checkout\//, 'is a foreign script');
  await page.goto('/sizeguide');
  await expect(incomplete(page)).toBeVisible();
  await expect(sizeGuide(page)).toBeVisible();
  await shopper.goToNavigation('Woman');
  await expect(women(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(incomplete(page)).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByText(lost)).toBeVisible();

  network.repair();
  await tryAgain(drawer).click();
  await expect(drawer.getByText('Your cart is empty.')).toBeVisible();
  await expect(drawer.getByText(lost)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tryAgain(incomplete(page)).click();
  await expect(sizeGuide(page)).toBeFocused();
});

test('what fills the slot of a card is lost: cards do without it', async ({ page, shopper, network }) => {
  network.spoil(/^\/releases\/wishlist\//, 'is refused');
  await shopper.withCart(legging);
  const givenUp = page.waitForEvent('console', (said) =>
    said.text().includes("'wishlist' could not be loaded"),
  );
  await shopper.open('/collections/woman');
  await givenUp;
  const card = page.getByRole('main').getByRole('article').first();
  const heart = card.getByRole('button', { name: /^Save / });
  await expect(card).toBeVisible();
  await expect(heart).toHaveCount(0);
  await expect(page.getByText(lost)).toHaveCount(0);
  await expectLayoutWorks(page);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  network.repair();
  await page.goBack();
  await shopper.reload();
  await expect(heart).toBeVisible();
});

/** The scripts of one page's chunk that no other page of its remote has. */
async function ownScripts(remote: string, chunk: string): Promise<readonly string[]> {
  const chunks = (await folderStore(runningStore().dataDir).channel.read()).remotes[remote]?.chunks ?? {};
  const others = Object.keys(chunks).filter((name) => name !== chunk);
  const shared = new Set(others.flatMap((name) => Object.keys(chunks[name] ?? {})));
  return Object.keys(chunks[chunk] ?? {}).filter((file) => !shared.has(file));
}

test("a page's own chunk is damaged, and its remote is not: other pages of the remote work", async ({
  page,
  shopper,
  network,
}) => {
  const own = await ownScripts('content', 'size-guide');
  expect(own).not.toEqual([]);
  await shopper.withCart(legging);
  await shopper.open('/faq');
  for (const file of own)
    network.spoil(new RegExp(`/${file.replaceAll('.', '\\.')}`), 'has one flipped byte');
  const served = page.waitForEvent('domcontentloaded');
  await goTo(page, 'Size Guide');
  await served;
  await expect(incomplete(page)).toBeVisible();
  await expect(sizeGuide(page)).toBeVisible();
  await expectLayoutWorks(page);
  await goTo(page, 'FAQ');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(incomplete(page)).toHaveCount(0);

  await page.goto('/sizeguide');
  await expect(incomplete(page)).toBeVisible();
  network.repair();
  await tryAgain(incomplete(page)).click();
  await expect(sizeGuide(page)).toBeFocused();

  // The damaged file is still in the browser's cache.
  await shopper.reload();
  await isAnswering(page);
  await expect(incomplete(page)).toHaveCount(0);
});
