import { cards, PaymentPage } from '../../fixtures/store/payment-page.ts';
import type { Shopper } from '../../fixtures/store/shopper.ts';
import { newTrackingNumber } from '../../fixtures/store/tracking-numbers.ts';
import { phone } from '../../settings.ts';
import { expect, test } from './fixtures.ts';
import { Owner } from './owner.ts';
import type { ProductionStore } from './production-store.ts';

const password = 'violet harbor seventy-seven';
const nora = { firstName: 'Nora', lastName: 'Quist', email: 'nora@kite.example', password };
const maya = { firstName: 'Maya', lastName: 'Collins', email: 'maya@example.com', password };

/** From the checkout to a paid order; returns its number. */
async function pay(shopper: Shopper, paymentUrl: string, prefix = 'ROP'): Promise<string> {
  await shopper.payWithStripe();
  await new PaymentPage(shopper.page, paymentUrl).pay(cards.paid);
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  const words = await shopper.page
    .getByText(new RegExp(`#${prefix}-\\w+`))
    .first()
    .textContent();
  return new RegExp(`${prefix}-\\w+`).exec(words ?? '')?.[0] ?? 'no number';
}

/** Addresses in the text and in the HTML of a mail. */
const linksOf = ({ text, html }: ProductionStore['mails'][number]) => [
  ...(text.match(/https?:\S+/g) ?? []),
  ...[...html.matchAll(/(?:href|src)="(?!mailto:|tel:)([^"]+)"/g)].map(([, link = '']) => link),
];

test('an empty store in production is set up, opened, bought from and shipped from', async ({
  production,
  person,
  expectedNoise,
}) => {
  // Everything that an owner does before the first order, and the order itself.
  test.setTimeout(300_000);
  const owner = new Owner(await person(nora));
  const visitor = await person(maya);
  const { page } = owner;

  await test.step('a visitor reads that it opens soon', async () => {
    await visitor.page.goto('/');
    await expect(visitor.heading(/Opening\s*Soon/)).toBeVisible();
  });

  await test.step('an owner is made, and signs in with a second factor', async () => {
    // The admin area stays closed until there is one.
    expectedNoise.push(/status of 403/);
    const said = await production.operate(password, 'create-admin', nora.email, 'Nora', 'Quist');
    expect(said).toContain(`Sign in at ${production.url}/admin/AdminDashboard`);
    await owner.signIn();
    await owner.setUpSecondFactor();
    await expect(owner.heading('Welcome, Nora')).toBeVisible();
  });

  await test.step('facts, promises and taxes are entered', async () => {
    await owner.takeStep('Enter the facts: The shop');
    await owner.enterFacts();
    await owner.takeStep('Look at them: Promises to shoppers');
    await owner.enterPromises();
    await owner.takeStep('Add a rule: Tax');
    await owner.enterTaxes();
  });

  await test.step('three products are made by hand', async () => {
    await owner.takeStep('Add a product: Products');
    await owner.addProduct('Harbor Shell', '100.00', async () => {
      await page.getByLabel('Compare-at price').fill('130.00');
      await page.getByLabel('Details').fill('Taped seams\nTwo pockets');
      await page.getByLabel('Fit note').fill('Runs small.');
      await page.getByLabel('Search words').fill('rain coat');
      await page.getByLabel('Fiber content').fill('100% nylon');
      await page.getByLabel('Country of origin').fill('PT');
      await owner.addPicture('Harbor Shell in ocean, from the back');
    });
    await owner.stockUp(5);
    await owner.publish();
    for (const name of ['Pier Vest', 'Dock Fleece']) {
      await owner.open('/products/new');
      await owner.addProduct(name, '60.00');
      await owner.stockUp(5);
      await owner.publish();
    }
  });

  await test.step('of two windows the second is shown what the first has saved', async () => {
    expectedNoise.push(/status of 409/);
    const other = await owner.inAnotherWindow();
    await other.page.getByLabel('Fit note').fill('Runs large.');
    await page.getByLabel('Fit note').fill('True to size.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await other.page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = other.page.getByRole('dialog', { name: 'Someone else saved before you' });
    await conflict.getByRole('radio', { name: 'Fit note: theirs, True to size.' }).check();
    await conflict.getByRole('button', { name: 'Save this' }).click();
    await expect(conflict).toBeHidden();
    await expect(other.page.getByLabel('Fit note')).toHaveValue('True to size.');
    await other.page.close();
  });

  await test.step('two hundred come from a file, without those that are wrong', async () => {
    await owner.takeStep('Import CSV: Products');
    await owner.importGoods();
  });

  await test.step('a collection is in the menu and on the home page, and the payment keys are checked', async () => {
    await owner.open('/collections/new');
    await owner.addCollection('Windy Days');
    await owner.open('/home');
    await owner.putOnHomePage('Windy Days', 'For windy days');
    await owner.open();
    await expect(page.getByText(/^7 of 9 done/)).toBeVisible();
    await owner.checkPayments();
  });

  await test.step('the owner tries the shop: a TEST order, out of stock and figures', async () => {
    const { shopper } = owner;
    await shopper.open('/collections/windy-days');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Harbor Shell/ })
      .first()
      .click();
    await expect(shopper.heading('Harbor Shell')).toBeVisible();
    await shopper.addToCart({ size: 'M' });
    await shopper.checkOutFromSidebar();
    await shopper.addAddress();
    const tried = await pay(shopper, production.paymentUrl, 'TEST');
    await expect(page.getByText(/^This is a TEST order/)).toBeVisible();
    const told = () => production.mails.filter(({ text }) => text.includes(tried));
    await expect.poll(() => told().length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(told().map(({ text }) => text.includes('This is a test order'))).not.toContain(false);
    await owner.open('/orders');
    await expect(page.getByRole('row', { name: new RegExp(tried) })).toContainText('TEST order');
    await owner.open('/products');
    await page.getByRole('link', { name: 'Harbor Shell' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Stock, Ocean, M' })).toHaveValue('5');
  });

  await test.step('the doors open, and the overview says that no real money moves', async () => {
    await owner.open();
    await expect(page.getByText(/^8 of 9 done/)).toBeVisible();
    await owner.openDoors();
    await owner.open();
    await expect(page.getByText(/^No real money moves/)).toBeVisible();
  });

  let number = '';
  await test.step('a shopper registers on the way, and buys with expedited delivery', async () => {
    const menu = visitor.page.getByRole('navigation', { name: 'Main' });
    // What the shop has is kept for some seconds.
    await expect(async () => {
      await visitor.page.goto('/');
      await expect(menu.getByRole('link', { name: 'Windy Days' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(visitor.page.getByRole('heading', { level: 2, name: 'For windy days' })).toBeVisible();
    await visitor.isReady();
    await visitor.goToNavigation('Windy Days');
    // The home page has the same product.
    await expect(visitor.heading('Windy Days')).toBeVisible();
    await visitor.page
      .getByRole('main')
      .getByRole('link', { name: /Harbor Shell/ })
      .first()
      .click();
    await expect(visitor.heading('Harbor Shell')).toBeVisible();
    await visitor.addToCart({ size: 'M' });
    await visitor.checkOutFromSidebar();
    await visitor.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await visitor.register();
    await expect(visitor.heading('Review & Pay')).toBeVisible();
    await visitor.addAddress();
    await expect(visitor.page.getByRole('radio', { name: /^Standard.*Free/ })).toBeChecked();
    await visitor.page.getByRole('radio', { name: /^Expedited.*\$12\.00/ }).check({ force: true });
    const summary = visitor.page.getByRole('main');
    await expect(summary.getByText('Tax (6.25%)')).toBeVisible();
    await expect(summary.getByText('$118.25').first()).toBeVisible();
    number = await pay(visitor, production.paymentUrl);
  });

  await test.step('the same shopper buys on a phone, with standard delivery', async () => {
    const mobile = await person(maya, phone);
    await mobile.open('/collections/windy-days');
    await mobile.page
      .getByRole('main')
      .getByRole('link', { name: /Pier Vest/ })
      .first()
      .click();
    await expect(mobile.heading('Pier Vest')).toBeVisible();
    await mobile.addToCart({ size: 'M' });
    await mobile.checkOutFromSidebar();
    await mobile.signIn();
    await expect(mobile.page.getByRole('radio', { name: /^Standard.*\$/ })).toBeChecked();
    await expect(mobile.page.getByText('Tax (6.25%)')).toBeVisible();
    await pay(mobile, production.paymentUrl);
  });

  await test.step('the order leaves, and the shopper reads where it is', async () => {
    const tracking = newTrackingNumber();
    await owner.open('/orders');
    await owner.ship(number, tracking);
    await visitor.open('/dashboard/orders');
    await visitor.page
      .getByRole('article', { name: `#${number}` })
      .getByRole('link', { name: /View order/ })
      .click();
    await expect(visitor.page.getByText(tracking).first()).toBeVisible();
    const ofParcel = () => production.mails.filter(({ text }) => text.includes(tracking));
    await expect.poll(() => ofParcel().length, { timeout: 60_000 }).toBe(1);
    expect(ofParcel()[0]?.to).toEqual([maya.email]);
    const links = production.mails.flatMap(linksOf);
    expect(links).toContainEqual(expect.stringContaining(`${production.url}/`));
    // Those of the shop have its public address; the others are of the carrier.
    const others = links.filter((link) => !link.startsWith(`${production.url}/`));
    expect(others.filter((link) => !link.startsWith('https://www.ups.com/'))).toEqual([]);
  });
});
