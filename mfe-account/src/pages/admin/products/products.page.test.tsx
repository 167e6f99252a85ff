import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { holdNext, mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (query = '') =>
  renderPage(routes, { url: `/admin/AdminDashboard/products${query}`, user: 'admin' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const bar = () => within(screen.getByRole('toolbar', { name: 'Selection' }));
const stateOf = (id: number) => mockStore.state.products.find((each) => each.id === id)?.state;

test('products are found by SKU, and withdrawn with a way back', async () => {
  const { user, router } = await open('?q=ascend+high');
  const found = await row(/Ascend High-Rise Legging/);
  expect(within(found).getByText('Published')).toBeVisible();
  await user.click(within(found).getByRole('checkbox'));
  await user.click(bar().getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText('1 product withdrawn')).toBeVisible();
  expect(within(await row(/Ascend High-Rise/)).getByText('Withdrawn')).toBeVisible();
  expect(stateOf(101)).toBe('WITHDRAWN');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(stateOf(101)).toBe('PUBLISHED'));
  const field = screen.getByRole('searchbox', { name: 'Name, number, SKU, barcode' });
  await user.clear(field);
  await user.type(field, 'rop-102-');
  await waitFor(() => expect(router.state.location.search).toBe('?q=rop-102-'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('prices of several are changed by percent, each from its own, and put back', async () => {
  const { user } = await open('?category=Leggings&sort=price');
  const names = [/Ascend High-Rise Legging/, /Cadence Mesh Legging/];
  for (const name of names) await user.click(within(await row(name)).getByRole('checkbox'));
  const before = mockStore.catalog.product(101)?.price ?? 0;
  await user.click(screen.getByRole('button', { name: /^Change price/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the price of 2 products' });
  const field = within(dialog).getByRole('textbox', { name: 'New price' });
  await user.type(field, 'cheap{Enter}');
  expect(field).toHaveAccessibleDescription(/such as −20%/);
  await user.clear(field);
  await user.type(field, '-50%');
  await user.click(within(dialog).getByRole('button', { name: /^Change 2 products/ }));
  expect(await screen.findByText('The price of 2 products is changed')).toBeVisible();
  expect(mockStore.catalog.product(101)).toMatchObject({ price: before / 2, compareAtPrice: before });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(mockStore.catalog.product(101)).toMatchObject({ price: before, compareAtPrice: null }),
  );
});

test('a tag is added to several, of which one has it, and taken off with a way back', async () => {
  const { user } = await open('?category=Leggings&sort=price');
  for (const name of [/Ascend High-Rise Legging/, /Cadence Mesh Legging/])
    await user.click(within(await row(name)).getByRole('checkbox'));
  const tagsOf = (id: number) => mockStore.state.products.find((each) => each.id === id)?.tags;
  const ask = async (title: string) => {
    await user.click(screen.getByRole('button', { name: /^Tag/ }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const dialog = await ask('Tag 2 products');
  const field = dialog.getByRole('combobox', { name: 'Tag' });
  await user.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription(/Name the tag\./);
  await user.click(dialog.getByRole('radio', { name: 'Remove' }));
  await user.type(field, 'spring{Enter}');
  expect(field).toHaveAccessibleDescription(/None of them has it\./);
  await user.click(dialog.getByRole('radio', { name: 'Add' }));
  await user.click(dialog.getByRole('button', { name: /^Tag 2 products/ }));
  expect(await screen.findByText('2 products tagged “spring”')).toBeVisible();
  expect(tagsOf(101)).toEqual(['spring']);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(tagsOf(101)).toEqual([]));
});

test('products without pictures have a view of their own', async () => {
  const { user, router } = await open();
  await row(/Ascend High-Rise Legging/);
  await user.click(screen.getByRole('button', { name: 'Without pictures' }));
  await waitFor(() => expect(router.state.location.search).toBe('?pictures=none'));
  expect(await screen.findByText('No product fits this filter')).toBeVisible();
});

test('who may only stock sees the list, and neither makes nor prices', async () => {
  const admin = mockStore.state.users.find(({ role }) => role === 'ADMIN');
  const staff = mockStore.state.staff[admin?.id ?? ''];
  if (admin && staff) mockStore.state.staff[admin.id] = { ...staff, role: 'fulfillment' };
  const { user } = await open('?q=ascend+high');
  const found = await row(/Ascend High-Rise/);
  expect(screen.queryByRole('button', { name: /New product/ })).toBeNull();
  await user.click(within(found).getByRole('checkbox'));
  expect(bar().queryByRole('button', { name: /^(Withdraw|Change price)/ })).toBeNull();
});

test('a filter waits for no other answer: what is chosen right after it counts, too', async () => {
  const { user, router } = await open();
  await row(/Ascend High-Rise Legging/);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Category' }));
  const answer = holdNext('getProductOptions');
  await user.click(screen.getByRole('radio', { name: /^Leggings/ }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox', { name: 'Name, number, SKU, barcode' }), 'mesh{Enter}');
  answer();
  await waitFor(() => expect(router.state.location.search).toBe('?category=Leggings&q=mesh'));
});
