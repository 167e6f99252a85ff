import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, paidOrders, recordCalls, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const [ups, ups2, usps] = ['1Z5R89390357567127', '1Z879E930346834440', '9361289878700317633795'];
beforeEach(() => seedOrders(mockStore));

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/orders/import-tracking', user: 'admin' });
const now = (number: string) => mockStore.state.orders.find((order) => order.number === number);
const area = () => screen.getByRole('textbox', { name: /^Or paste the rows/ });
/** Pastes rows and checks them by keyboard. */
const paste = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.click(area());
  await user.paste(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
};
const count = (label: string) => screen.getByText(label).parentElement;
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('every row of a file is shown with what will happen, then one button ships the parcels', async () => {
  paidOrders(3, 2);
  const view = await open();
  const { user } = view;
  const text = [
    ...['Order,Tracking number,Pieces', `ROP-AAAAA1,${ups},`, `ROP-AAAAA2,${usps},`, `ROP-XXXXXX,${ups2},`],
    ...['ROP-AAAAA3,9.4E+21,', 'ROP-AAAAA3,,'],
  ].join('\n');
  const file = new File([text], 'labels.csv', { type: 'text/csv' });
  // jsdom has files, and cannot read them.
  Object.assign(file, { text: () => Promise.resolve(text) });
  await user.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText(/labels\.csv, 4 parcels\. Nothing has changed yet\./)).toBeVisible();
  expect(count('parcels to ship')).toHaveTextContent('2');
  expect(count('rows refused')).toHaveTextContent('2');
  expect(count('rows without a number')).toHaveTextContent('1');
  const [unknown, shortened] = rowsOf('Refused rows');
  expect(unknown).toHaveTextContent(/^4ROP-XXXXXXOrderROP-XXXXXX/);
  expect(shortened).toHaveTextContent(/^5ROP-AAAAA3Tracking number9\.4E\+21A spreadsheet has shortened/);
  const [first] = rowsOf('What will happen');
  expect(first).toHaveTextContent(/^2ROP-AAAAA1.*UPSShips 2 pieces, all of the order/);
  expect(now('ROP-AAAAA1')?.parcels).toHaveLength(0);
  expect(screen.getByText(/2 rows are left out\./)).toBeVisible();

  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^2 parcels are shipped/)).toBeVisible();
  expect(rowsOf('What has happened')[0]).toHaveTextContent('Shipped 2 pieces, all of the order');
  expect(now('ROP-AAAAA1')).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'UPS' } });
  expect(now('ROP-AAAAA2')).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'USPS' } });
  expect(screen.getByRole('link', { name: 'To the orders' })).toBeVisible();
});

test('the same file twice changes nothing and says so', async () => {
  paidOrders(2);
  const view = await open();
  const { user } = view;
  const text = `ROP-AAAAA1,${ups}\nROP-AAAAA2,${usps}`;
  await paste(view, text);
  await user.click(await screen.findByRole('button', { name: 'Ship 2 parcels' }));
  await user.click(await screen.findByRole('button', { name: 'Import another file' }));
  await paste(view, text);
  expect(await screen.findByText('All 2 parcels were recorded before: nothing changes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull();
  expect(now('ROP-AAAAA1')?.parcels).toHaveLength(1);
});

test('a carrier that numbers do not tell is asked for once by their form', async () => {
  paidOrders(4);
  const view = await open();
  const { user } = view;
  await paste(view, 'ROP-AAAAA1,BSC-1\nROP-AAAAA2,BSC-204\nROP-AAAAA3,BSC-17\nROP-AAAAA4,1Z5R89390357567128');
  const form = within(await screen.findByRole('form', { name: 'Carrier of BSC…' }));
  await user.click(form.getByRole('button', { name: 'Use for all 3' }));
  expect(form.getByRole('textbox')).toBeInvalid();
  await user.type(
    form.getByRole('textbox', { name: 'Carrier of these 3 rows' }),
    'Bay State Couriers{Enter}',
  );
  expect(await screen.findByRole('button', { name: 'Ship 3 parcels' })).toBeVisible();
  expect(screen.getByText(/looks like a number of UPS, but the check digit is wrong/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ship 3 parcels' }));
  await screen.findByText(/^3 parcels are shipped/);
  expect(now('ROP-AAAAA2')?.parcels).toMatchObject([{ carrier: 'Bay State Couriers' }]);
  expect(now('ROP-AAAAA4')?.parcels).toHaveLength(0);
});

test('what cannot be read says why, and what was pasted stays', async () => {
  const view = await open();
  await paste(view, 'a,b\n1,2');
  expect(await screen.findByText(/The first line has to name the columns/)).toBeVisible();
  expect(area()).toHaveValue('a,b\n1,2');
});

test('a call that fails loses nothing, and is made again', async () => {
  paidOrders(1);
  const view = await open();
  const { user } = view;
  failNext('shipParcels', 'INTERNAL');
  await paste(view, `ROP-AAAAA1,${ups}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Ship 1 parcel' });
  failNext('shipParcels', 'NETWORK');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 parcel is shipped/)).toBeVisible();
  expect(now('ROP-AAAAA1')?.parcels).toHaveLength(1);
});

test('leaving asks while something would be lost', async () => {
  paidOrders(1);
  const view = await open();
  const { user, router } = view;
  await paste(view, `ROP-AAAAA1,${ups}`);
  await screen.findByRole('button', { name: 'Ship 1 parcel' });
  await user.click(screen.getAllByRole('link', { name: 'Orders' }).at(-1) ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(router.state.location.pathname).toContain('import-tracking');
});

test('the template has the orders to ship', async () => {
  paidOrders(2);
  const calls = recordCalls();
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Get a template' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls).toContain('GET /api/admin/orders');
  expect(screen.getAllByText('A file with 2 orders to ship')[0]).toBeVisible();
});

test('who may not ship has neither the button nor the page', async () => {
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'support' };
  await open();
  expect(screen.getByText(/This page is for/)).toBeVisible();
});
