import { expect, type Locator } from '@playwright/test';
import { drawn } from '@ritual/platform/pictures/testing';
import { appCode } from '@ritual/shared/testing/app-code';
import type { Shopper } from '../../fixtures/store/shopper.ts';
import { goodRows, goodsFile, wrongRows } from './goods-file.ts';

const root = '/admin/AdminDashboard';

/** What an owner of the store does in its admin area. */
export class Owner {
  readonly #person: Shopper;

  constructor(person: Shopper) {
    this.#person = person;
  }

  /** Who owns the store, where they look at it as a shopper does. */
  get shopper() {
    return this.#person;
  }

  get page() {
    return this.#person.page;
  }

  /** Opens a page of the admin area by its address. */
  async open(path = ''): Promise<void> {
    await this.#person.open(`${root}${path}`);
  }

  /** Goes from the list before the opening to where a step is done. */
  async takeStep(link: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await this.page.getByRole('link', { name: link }).click();
  }

  /** A second window with the page of this one. */
  async inAnotherWindow(): Promise<Owner> {
    const person = await this.#person.inAnotherTab();
    await person.open(this.page.url());
    return new Owner(person);
  }

  heading(name: string | RegExp): Locator {
    return this.#person.heading(name);
  }

  async signIn(): Promise<void> {
    await this.#person.open('/login');
    await this.#person.signIn();
    await expect(this.heading('Set up a second factor')).toBeVisible();
  }

  async setUpSecondFactor(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(appCode(secret));
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Go to the admin area' }).click();
  }

  async enterFacts(): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Facts of the shop' });
    const facts = {
      ...{ 'Name of the shop': 'Kite & Co', Email: 'hello@kite.example', Phone: '(617) 555-0100' },
      ...{ Hours: 'Mon–Fri, 9 am to 5 pm', Street: '12 Harbor Way', City: 'Boston' },
      ...{ State: 'MA', 'ZIP code': '02110' },
    };
    for (const [label, value] of Object.entries(facts))
      await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByText('The facts of the shop are saved').first()).toBeVisible();
  }

  /** Expedited shipping is offered, and standard shipping is free from another sum. */
  async enterPromises(): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Promises to shoppers' });
    await form.getByRole('textbox', { name: /^Expedited shipping/ }).fill('12.00');
    await form.getByRole('textbox', { name: /^Free shipping from/ }).fill('90.00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByText('The promises are saved').first()).toBeVisible();
  }

  async enterTaxes(): Promise<void> {
    const { page } = this;
    const registration = page.getByRole('form', { name: 'New registration' });
    await registration.getByLabel('State').selectOption('Illinois');
    await registration.getByLabel('First day').fill('2026-01-01');
    await registration.getByRole('button', { name: 'Add the registration' }).click();
    await expect(page.getByRole('list', { name: 'Registrations' }).getByRole('listitem')).toHaveCount(1);
    const rule = page.getByRole('form', { name: 'New tax rule' });
    await rule.getByLabel('State').selectOption('Illinois');
    await rule.getByLabel('Rate').fill('6.25');
    await rule.getByRole('button', { name: 'Add the rule' }).click();
    await expect(page.getByRole('list', { name: 'Tax rules' }).getByRole('listitem')).toHaveCount(1);
  }

  /** The fields that a product must have, and a picture; with `more` before it is saved. */
  async addProduct(name: string, price: string, more?: () => Promise<void>): Promise<void> {
    const { page } = this;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Price', { exact: true }).fill(price);
    await page.getByLabel('Description').fill(`${name}, made for windy days.`);
    await this.#addCategory('Jackets');
    await this.#addColor('Ocean');
    await this.addPicture(`${name} in ocean, from the front`);
    await more?.();
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(this.heading(name)).toBeVisible();
  }

  async #addCategory(name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Categories' });
    await field.fill(name);
    await field.press('Enter');
    await expect(this.page.getByRole('list', { name: 'Chosen categories' })).toContainText(name);
  }

  async #addColor(name: string): Promise<void> {
    const colors = this.page.getByRole('combobox', { name: 'Add a color' });
    const isKnown = (await colors.getByRole('option', { name, exact: true }).count()) > 0;
    await colors.selectOption(isKnown ? name : 'New color …');
    if (!isKnown) {
      const dialog = this.page.getByRole('dialog', { name: 'New color' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('What it looks like').fill('#1c5d7e');
      await dialog.getByRole('button', { name: 'Add the color' }).click();
    }
    await expect(this.page.getByRole('textbox', { name: `SKU, ${name}, M` })).not.toHaveValue('');
  }

  async addPicture(alt: string): Promise<void> {
    const { page } = this;
    const pictures = page.getByRole('button', { name: /^Picture \d/ });
    const before = await pictures.count();
    const buffer = await drawn('jpeg', { seed: before + 1 });
    await page
      .getByLabel(/^Add pictures/)
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
    await expect(pictures).toHaveCount(before + 1);
    await pictures.last().click();
    const fields = page.getByRole('group', { name: `Picture ${String(before + 1)}` });
    await fields.getByLabel('What it shows').fill(alt);
  }

  /** Of the size M of the open product. */
  async stockUp(units: number): Promise<void> {
    const { page } = this;
    await page.getByRole('textbox', { name: 'Stock, Ocean, M' }).fill(String(units));
    await page.getByLabel('Reason').fill('First delivery');
    await page.getByRole('button', { name: 'Change the stock of 1 variant' }).click();
    await expect(page.getByRole('group', { name: 'Change of stock' })).toBeHidden();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish' }).click();
    await expect(this.page.getByRole('link', { name: 'See it in the store' })).toBeVisible();
  }

  /** A file with mistakes, without its wrong rows. */
  async importGoods(): Promise<void> {
    const { page } = this;
    await page.getByLabel('CSV file').setInputFiles(goodsFile);
    await expect(this.heading(goodsFile.name)).toBeVisible();
    const problems = page.getByRole('table', { name: 'Errors' });
    await expect(problems.getByRole('row')).toHaveCount(wrongRows + 1);
    await expect(problems.getByRole('row', { name: /54,00/ })).toContainText('Write the amount with a point');
    await expect(page.getByRole('definition').filter({ hasText: String(goodRows) })).toHaveCount(2);
    await page.getByRole('checkbox', { name: `Leave out ${String(wrongRows)} rows` }).check();
    await page.getByRole('button', { name: /^Apply [\d,]+ changes$/ }).click();
    await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  }

  async addCollection(title: string): Promise<void> {
    const { page } = this;
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await this.#addCategory('Jackets');
    await page.getByRole('checkbox', { name: /^In the menu/ }).check();
    await page.getByRole('button', { name: 'Save the collection' }).click();
    await expect(page.getByRole('link', { name: 'See it in the store' })).toBeVisible();
  }

  /** The row of products on the home page shows a collection from now on. */
  async putOnHomePage(collection: string, title: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: /^(?!Add: ).*Row of products/ }).click();
    await page.getByRole('combobox', { name: 'Products' }).selectOption(collection);
    await page.getByLabel('Title').fill(title);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('The draft is saved').first()).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The home page is published').first()).toBeVisible();
  }

  async openDoors(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Open the doors' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open the doors?' });
    await expect(dialog.getByText(/^The payment keys are test keys/)).toBeVisible();
    await expect(dialog.getByText(/^Still to do/)).toBeHidden();
    await dialog.getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByText('The shop is open').first()).toBeVisible();
  }

  /** Reads the provider's account, and whether its messages arrive. */
  async checkPayments(): Promise<void> {
    const found = this.page.getByRole('list', { name: 'What was found with the payment keys' });
    await this.page.getByRole('button', { name: 'Check the account' }).click();
    await expect(found.getByText(/^The account takes payments and pays out/)).toBeVisible();
    await this.page.getByRole('button', { name: 'Check the webhook' }).click();
    await expect(found.getByText(/^The webhook works/)).toBeVisible({ timeout: 30_000 });
  }

  async ship(number: string, tracking: string): Promise<void> {
    const { page } = this;
    await page
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await expect(this.heading(number)).toBeVisible();
    await expect(page.getByText(/^Expedited/).first()).toBeVisible();
    const parcel = page.getByRole('form', { name: 'Ship parcel 1' });
    await parcel.getByLabel('Tracking number').fill(tracking);
    await page.getByRole('button', { name: /^Mark 1 piece shipped/ }).click();
    await expect(page.getByText(/Parcel 1 with 1 piece is shipped/).first()).toBeVisible();
  }
}
