import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setProductPrice } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (place = '101') =>
  renderPage(routes, { url: `/admin/AdminDashboard/products/${place}`, user: 'admin' });
const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
const product = (id = 101) => mockStore.catalog.product(id);
const stored = (id = 101) => mockStore.state.products.find((each) => each.id === id);
const save = () => screen.getByRole('button', { name: /^Save changes/ });
const [first] = product()?.variants ?? [];
const cell = `Stock, ${first?.color.name ?? ''}, ${first?.size ?? ''}`;

test('name and price are saved, shown to shoppers, and put back', async () => {
  const { user } = await open();
  const name = await textbox('Name');
  const before = product();
  await user.type(name, ' II');
  const compare = await textbox(/^Compare-at price/);
  await user.type(compare, '1');
  await user.click(save());
  await waitFor(() => expect(compare).toHaveAccessibleDescription('Must be above the price.'));
  expect(compare).toHaveFocus();
  await user.type(compare, '50.50');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/is saved$/)).toBeVisible();
  expect(product()).toMatchObject({ name: `${before?.name ?? ''} II`, compareAtPrice: 15_050 });
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: `${before?.name ?? ''} II` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(product()).toMatchObject({ name: before?.name, compareAtPrice: null }));
  expect(name).toHaveValue(before?.name);
});

test('of two editors the second chooses field by field', async () => {
  const { user } = await open();
  const fit = await textbox(/^Fit note/);
  await user.type(fit, ' Mine.');
  const mine = fit.getAttribute('value') ?? '';
  const price = await textbox('Price');
  await user.clear(price);
  await user.type(price, '97');
  // As a colleague does it, in the list.
  const body = { price: dollarsFromCents(9900), compareAtPrice: null, version: 1 };
  await api.call(setProductPrice, { params: { id: 101 }, body });
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved before you' });
  expect(within(dialog).queryByText('Name')).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: 'Price: theirs, 99.00' }));
  await user.click(within(dialog).getByRole('button', { name: /^Save this/ }));
  await waitFor(() => expect(stored()).toMatchObject({ price: 9900, fitNote: mine, version: 3 }));
});

test('stock is counted and changed by differences with a reason; a count that is no longer true is reported', async () => {
  const { user } = await open();
  const field = await textbox(new RegExp(`^${cell}`));
  const was = Number(field.getAttribute('value'));
  await user.clear(field);
  await user.type(field, '+5');
  expect(screen.getByText(new RegExp(`\\+5, then ${String(was + 5)}$`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the stock of 1 variant' }));
  expect(await screen.findByText('Say why the stock changes.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Reason' }), 'Delivery{Enter}');
  await waitFor(() => expect(field).toHaveValue(String(was + 5)));
  expect(screen.getByText(/\(Delivery\)/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '40');
  // Sold meanwhile.
  mockStore.state.taken[first?.id ?? 0] = (mockStore.state.taken[first?.id ?? 0] ?? 0) + 1;
  await user.type(screen.getByRole('combobox', { name: 'Reason' }), 'Count{Enter}');
  expect(await screen.findByText(/The stock is another by now/)).toBeVisible();
  expect(field).toHaveValue(String(was + 4));
  await user.clear(field);
  await user.type(field, 'many');
  expect(screen.getByText('Enter a number, or a difference such as +5 or −3.')).toBeVisible();
});

test('cells of a spreadsheet are pasted, and arrows move between them', async () => {
  const { user } = await open();
  const grid = await screen.findByRole('table', { name: 'Stock of variants' });
  const [one, two] = within(grid).getAllByRole('textbox');
  if (!one || !two) throw new Error('There are too few variants.');
  await user.click(one);
  await user.paste('11\t+2');
  expect(one).toHaveValue('11');
  expect(two).toHaveValue('+2');
  expect(screen.getByRole('button', { name: 'Change the stock of 2 variants' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(two).toHaveFocus();
});

test('a product is withdrawn with a way back; unsaved changes are asked about', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw product' }));
  expect(await screen.findByText(/is withdrawn$/)).toBeVisible();
  expect(product()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(product()).toBeDefined());
  await user.type(await textbox('Name'), '!');
  await user.click(screen.getByRole('link', { name: /^Orders/ }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/101$/);
});

test('a new product with a color and its sizes is a draft, and is published from its page', async () => {
  const { user, router } = await open('new');
  await user.click(await screen.findByRole('button', { name: /^Save as a draft/ }));
  const problems = await screen.findByRole('list', { name: 'What is to be corrected' });
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('Categories: Choose at least one category.');
  await user.type(await textbox('Name'), 'Solstice Wrap');
  await user.type(await textbox('Price'), '64.50');
  await user.type(await textbox('Description'), 'A wrap.');
  await user.type(screen.getByRole('combobox', { name: 'Categories' }), 'Wraps{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Add a color/ }), 'Pine');
  expect(await textbox('SKU, Pine, M')).toHaveValue('SW-PINE-M');
  await user.clear(await textbox('SKU, Pine, XXL'));
  await user.click(screen.getByRole('radio', { name: 'GTIN' }));
  expect(await textbox('GTIN, Pine, XXL')).toBeDisabled();
  await user.type(await textbox('GTIN, Pine, M'), '4006381333932');
  await user.click(screen.getByRole('button', { name: /^Save as a draft/ }));
  expect(await screen.findByRole('radio', { name: 'GTIN !' })).toBeVisible();
  await user.type(await textbox('GTIN, Pine, M'), '{Backspace}1');
  await user.click(screen.getByRole('button', { name: /^Save as a draft/ }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  const id = Number(router.state.location.pathname.split('/').at(-1));
  expect(stored(id)).toMatchObject({ state: 'DRAFT', price: 6450, categories: ['Wraps'] });
  expect(stored(id)?.variants).toHaveLength(5);
  expect(product(id)).toBeUndefined();
  await user.click(publish);
  expect(await screen.findByText('Solstice Wrap is published')).toBeVisible();
  expect(product(id)).toMatchObject({ name: 'Solstice Wrap' });
});

test('who may only stock changes stock and nothing else', async () => {
  const admin = mockStore.state.users.find(({ role }) => role === 'ADMIN');
  const staff = mockStore.state.staff[admin?.id ?? ''];
  if (admin && staff) mockStore.state.staff[admin.id] = { ...staff, role: 'fulfillment' };
  await open();
  expect(await textbox('Name')).toBeDisabled();
  expect(await textbox(new RegExp(`^${cell}`))).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^(Save changes|Withdraw|Duplicate)/ })).toBeNull();
});

test('a color that the store does not have is added, with all sizes', async () => {
  const { user } = await open('new');
  const choice = await screen.findByRole('combobox', { name: /^Add a color/ });
  await user.selectOptions(choice, 'New color …');
  const dialog = await screen.findByRole('dialog', { name: 'New color' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.type(name, 'pine{Enter}');
  const code = within(dialog).getByLabelText('What it looks like');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Choose what the color looks like\./));
  fireEvent.change(code, { target: { value: '#0a2540' } });
  await user.click(within(dialog).getByRole('button', { name: /^Add the color/ }));
  expect(await within(dialog).findByText(/has a color of this name already/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Deep Sea{Enter}');

  expect(await screen.findByRole('textbox', { name: 'SKU, Deep Sea, M' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mockStore.state.colors).toEqual([{ id: 'deep-sea', name: 'Deep Sea', code: '#0a2540' }]);
  // The form around it was not sent.
  expect(screen.queryByText(/is corrected|Enter the name of the product/)).toBeNull();
});
