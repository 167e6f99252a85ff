import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, storeDay } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/products/101', user: 'admin' });
const product = () => mockStore.catalog.product(101);
const today = storeDay(new Date());

test('a sale is planned in a dialog, begins, and is ended with a way back', async () => {
  const { user } = await open();
  const regular = product()?.price ?? 0;
  await user.click(await screen.findByRole('button', { name: 'Plan a sale' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plan a sale' });
  const field = within(dialog).getByRole('textbox', { name: 'Sale price' });
  await user.type(field, '500');
  await user.type(within(dialog).getByLabelText('Last day'), addDays(today, 3));
  await user.click(within(dialog).getByRole('button', { name: /^Plan the sale/ }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Must be below the price/));
  await user.clear(field);
  await user.type(field, '40');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/is on sale now$/)).toBeVisible();
  expect(product()).toMatchObject({ price: 4000, compareAtPrice: regular });
  expect(screen.getByText(/^On sale at \$40\.00 until/)).toBeVisible();
  const history = screen.getByRole('list', { name: 'Price history' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'End it now' }));
  expect(await screen.findByText(/has ended$/)).toBeVisible();
  expect(product()).toMatchObject({ price: regular, compareAtPrice: null });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(product()).toMatchObject({ price: 4000 }));
});

test('a price that was never asked before is warned of; what is typed is saved first', async () => {
  const { user } = await open();
  const compare = await screen.findByRole('textbox', { name: /^Compare-at price/ });
  await user.type(compare, '950');
  expect(screen.queryByRole('button', { name: 'Plan a sale' })).toBeNull();
  expect(screen.getByText(/^Save your changes before you plan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  expect(await screen.findByText(/^\$950\.00 is not known to have been asked/)).toBeVisible();
});

test('what Google and Meta would refuse is shown beside the product', async () => {
  const { user } = await open();
  const problems = await screen.findByRole('list', { name: 'Problems of the product feed' });
  expect(within(problems).getByText(/without a GTIN/)).toBeVisible();
  expect(screen.queryByText(/capital letters only/)).toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'BEST EVER');
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  expect(await within(problems).findByText(/capital letters only/)).toBeVisible();
});
