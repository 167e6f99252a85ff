import { tabTo, typeInto } from '../../fixtures/browser/keyboard.ts';
import { cards } from '../../fixtures/store/payment-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a purchase from the product to the receipt, by keyboard only', async ({ page, shopper }) => {
  const main = page.getByRole('main');
  const { account } = shopper;
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  await shopper.open('/product/101?size=M&color=pine');
  await press(main.getByRole('button', { name: 'Add to Cart' }).first());
  await press(shopper.cart.getByRole('link', { name: 'Checkout' }));
  await expect(shopper.heading('Sign In')).toBeFocused();
  await press(main.getByRole('link', { name: 'Sign up' }));
  await expect(shopper.heading('Sign Up')).toBeFocused();

  await typeInto(page, page.getByLabel('First Name'), account.firstName);
  await typeInto(page, page.getByLabel('Last Name'), account.lastName);
  await typeInto(page, page.getByLabel('Email address'), account.email);
  await typeInto(page, page.getByLabel('Phone'), '(617) 555-0142');
  await typeInto(page, page.getByLabel('Password', { exact: true }), account.password);
  await page.keyboard.press('Enter');
  await expect(shopper.heading('Review & Pay')).toBeFocused();

  await press(main.getByRole('button', { name: 'Add address' }).first());
  const form = page.getByRole('dialog');
  await typeInto(page, form.getByLabel('Recipient'), 'Maya Collins');
  await typeInto(page, form.getByLabel('Street'), '41 Beacon Street, Apt 6');
  await typeInto(page, form.getByLabel('City'), 'Chicago');
  await typeInto(page, form.getByLabel('State'), 'IL');
  await typeInto(page, form.getByLabel('ZIP'), '60601');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /41 Beacon Street/ })).toBeFocused();
  await press(page.getByRole('button', { name: 'Pay with Stripe' }));

  await typeInto(page, page.getByLabel('Card number'), cards.paid);
  await typeInto(page, page.getByLabel('Expiry (MM / YY)'), '12 / 40');
  await typeInto(page, page.getByLabel('CVC'), '123');
  await typeInto(page, page.getByLabel('Name on card'), 'Maya Collins');
  await typeInto(page, page.getByLabel('ZIP'), '02108');
  await page.keyboard.press('Enter');
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  await press(main.getByRole('link', { name: 'View my orders' }));
  await expect(shopper.heading('Orders')).toBeFocused();
});
