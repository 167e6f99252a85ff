import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, holdNext, mockStore, paidOrders, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../admin.routes.tsx';

const [ups, ups2, usps] = ['1Z5R89390357567127', '1Z879E930346834440', '9361289878700317633795'];

beforeEach(() => {
  seedOrders(mockStore);
});

/** Opens the list of those to ship, selects all by keyboard and presses S. */
const begin = async () => {
  const view = await renderPage(routes, {
    url: '/admin/AdminDashboard/orders?task=ship&sort=placed',
    user: 'admin',
  });
  await screen.findByRole('row', { name: /ROP-AAAAA1/ });
  await view.user.keyboard('{Control>}a{/Control}s');
  await dialog().findByRole('textbox', { name: 'Tracking number' });
  return view;
};
const dialog = () => within(screen.getByRole('dialog'));
const field = () => dialog().getByRole('textbox', { name: 'Tracking number' });
const turn = (number: string) => dialog().findByRole('form', { name: `Ship ${number}` });
const now = (number: string) => mockStore.state.orders.find((order) => order.number === number);
const summary = () => within(screen.getByRole('region', { name: 'What was shipped' }));

test('orders are shipped one after the other by keyboard alone; Enter leads to the next one', async () => {
  paidOrders(2);
  const { user } = await begin();
  expect(screen.getByRole('dialog', { name: 'Ship 2 orders' })).toBeVisible();
  expect(dialog().getByText('1 of 2')).toBeVisible();
  expect(field()).toHaveFocus();
  // As a scanner types it.
  await user.keyboard(`${ups}{Enter}`);
  await turn('ROP-AAAAA2');
  expect(now('ROP-AAAAA1')).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'UPS' } });
  expect(field()).toHaveFocus();
  await user.keyboard(usps);
  expect(dialog().getByText('A USPS number')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^2 of 2 orders shipped in 2 parcels/)).toBeVisible();
  expect(summary().getAllByText('Shipped')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Back to the orders' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an order leaves in several parcels before the next one has its turn', async () => {
  paidOrders(2, 3);
  const { user } = await begin();
  await user.keyboard('{Shift>}{Tab}{/Shift} ');
  const pieces = dialog().getByRole('spinbutton');
  expect(pieces).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(dialog().getByText('1 piece for the next parcel.')).toBeVisible();
  await user.click(field());
  await user.keyboard(ups);
  expect(dialog().getByRole('button', { name: 'Ship 2 pieces, next parcel' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog().getByText(/parcel 2$/)).toBeVisible());
  expect(now('ROP-AAAAA1')?.parcels).toMatchObject([{ trackingNumber: ups, lines: [{ quantity: 2 }] }]);
  expect(field()).toHaveFocus();
  await user.keyboard(`${ups2}{Enter}`);
  await turn('ROP-AAAAA2');
  expect(now('ROP-AAAAA1')?.parcels).toHaveLength(2);
  expect(dialog().getByRole('checkbox', { name: 'In several parcels' })).not.toBeChecked();
});

test('a carrier that the number does not tell is asked for once', async () => {
  paidOrders(2);
  const { user } = await begin();
  await user.keyboard('BSC-1{Enter}');
  const carrier = dialog().getByRole('textbox', { name: 'Carrier' });
  expect(carrier).toHaveFocus();
  expect(carrier).toBeInvalid();
  await user.keyboard('Bay State Couriers{Enter}');
  await turn('ROP-AAAAA2');
  await user.keyboard('BSC-2{Enter}');
  await screen.findByText(/^2 of 2 orders/);
  expect(now('ROP-AAAAA2')?.parcels).toMatchObject([{ carrier: 'Bay State Couriers' }]);
});

test('a mistyped digit is pointed out, and the carrier of other numbers is not taken for it', async () => {
  paidOrders(1);
  const { user } = await begin();
  await user.keyboard('1Z5R89390357567128{Enter}');
  expect(field()).toHaveAccessibleDescription(/looks like a UPS number, but its check digit is wrong/);
  expect(dialog().getByRole('textbox', { name: 'Carrier' })).toHaveValue('');
  expect(now('ROP-AAAAA1')?.parcels).toHaveLength(0);
});

test('what is refused stands at its field, and in the summary when it is left for later', async () => {
  paidOrders(3);
  const { user } = await begin();
  await user.keyboard('{Enter}');
  expect(field()).toHaveAccessibleDescription('Scan or enter the tracking number.');
  await user.keyboard(`${ups}{Enter}`);
  await turn('ROP-AAAAA2');
  await user.keyboard(`${ups}{Enter}`);
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(/Another parcel has this tracking number/);
  await user.keyboard('{PageDown}');
  await turn('ROP-AAAAA3');
  // Escape ends the run, not what has left.
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^1 of 3 orders shipped in 1 parcel\./)).toBeVisible();
  const rows = summary().getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/ROP-AAAAA2Refused.*Another parcel has this tracking number/);
  expect(rows[1]).toHaveTextContent(/ROP-AAAAA3Not shipped/);
  expect(screen.getByRole('button', { name: 'Go on with 2 orders' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await turn('ROP-AAAAA2');
  expect(dialog().getByText('1 of 2')).toBeVisible();
});

test('nothing that was typed is lost when a call fails; the second Enter of a scanner sends nothing twice', async () => {
  paidOrders(1);
  const { user } = await begin();
  failNext('shipParcel', 'NETWORK');
  await user.keyboard(`${ups}{Enter}`);
  await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible());
  expect(field()).toHaveValue(ups);
  const answer = holdNext('shipParcel');
  await user.keyboard('{Enter}{Enter}');
  answer();
  await screen.findByText(/^1 of 1 order shipped in 1 parcel/);
});

test('an order that a colleague has shipped meanwhile is named', async () => {
  paidOrders(2);
  const { user } = await renderPage(routes, {
    url: '/admin/AdminDashboard/orders?task=ship&sort=placed',
    user: 'admin',
  });
  await screen.findByRole('row', { name: /ROP-AAAAA1/ });
  mockStore.state.orders = mockStore.state.orders.map((order) =>
    order.number === 'ROP-AAAAA2' ? { ...order, status: 'CANCELED' } : order,
  );
  await user.keyboard('{Control>}a{/Control}s');
  await turn('ROP-AAAAA1');
  await user.keyboard(`${ups}{Enter}`);
  await screen.findByText(/^1 of 2 orders shipped/);
  expect(summary().getByText(/Nothing of it can be shipped now/)).toBeVisible();
});

test('those that are not ready stay out', async () => {
  paidOrders(1);
  const { user } = await renderPage(routes, { url: '/admin/AdminDashboard/orders', user: 'admin' });
  await screen.findByRole('row', { name: /ROP-AAAAA1/ });
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByRole('button', { name: /^Ship 1 of 5/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pick list 1 of 5/ })).toBeVisible();
});

test('who may not ship has no key for it, and prints all the same', async () => {
  paidOrders(1);
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'support' };
  const { user } = await renderPage(routes, { url: '/admin/AdminDashboard/orders?task=ship', user: 'admin' });
  await screen.findByRole('row', { name: /ROP-AAAAA1/ });
  await user.keyboard('{Control>}a{/Control}s');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ship(?! by)/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Packing slips/ })).toBeVisible();
});

/** A browser that reads barcodes by camera. */
class FakeDetector {
  detect = () => Promise.resolve([{ rawValue: ups }]);
}
const stop = jest.fn();
afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  jest.restoreAllMocks();
});

test('where the browser reads barcodes, the camera ships the parcel', async () => {
  paidOrders(1);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  Object.defineProperty(window, 'BarcodeDetector', { value: FakeDetector, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    configurable: true,
  });
  const { user } = await begin();
  await user.click(dialog().getByRole('button', { name: 'Scan with the camera' }));
  await screen.findByText(/^1 of 1 order shipped/);
  expect(now('ROP-AAAAA1')?.parcels).toMatchObject([{ trackingNumber: ups }]);
  expect(stop).toHaveBeenCalled();
});

test('a camera that is not allowed says so, and the number can be typed', async () => {
  paidOrders(1);
  Object.defineProperty(window, 'BarcodeDetector', { value: FakeDetector, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    configurable: true,
  });
  const { user } = await begin();
  await user.click(dialog().getByRole('button', { name: 'Scan with the camera' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/The camera cannot be used/));
});

test('a run that was given up while a parcel was sent does not go on by itself', async () => {
  paidOrders(3);
  const { user } = await begin();
  await user.keyboard(`${ups}{Enter}`);
  await turn('ROP-AAAAA2');
  const answer = holdNext('shipParcel');
  await user.keyboard(`${ups2}{Enter}{Escape}`);
  expect(await screen.findByText(/^1 of 3 orders shipped/)).toBeVisible();
  answer();
  expect(await screen.findByText(/^2 of 3 orders shipped/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on with 1 order' })).toBeVisible();
});
