import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Toasts } from '@ritual/shared/blocks';
import { policy } from '@ritual/shared/kernel';
import { Outlet, type RouteObject } from '@ritual/shared/routing';
import {
  breakages,
  breakCall,
  expectConsole,
  failNext,
  mockServer,
  mockStore,
  renderPage,
  holdNext,
} from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

const open = () => renderPage(routes, { url: '/dashboard/addresses', user: 'shopper' });
type User = Awaited<ReturnType<typeof open>>['user'];

const card = (text: string) => {
  const found = screen.getAllByRole('article').find((each) => each.textContent.includes(text));
  if (!found) throw new Error(`No address has ${text}.`);
  return within(found);
};
const button = (text: string, name: RegExp) => card(text).getByRole('button', { name });
const cards = () => screen.queryAllByRole('article').length;

async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Save address' }));
}

const texas = {
  'Recipient name': 'Maya Collins',
  Street: '9 Congress Avenue',
  City: 'Austin',
  State: 'texas',
  'ZIP code': '78701',
};

test('an address is added in a dialog; the name of a state becomes its code', async () => {
  const { user, stores } = await open();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  expect(screen.getByRole('dialog', { name: 'Add address' })).toBeVisible();
  await fill(user, texas);
  await screen.findByText(/Austin, TX 78701/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stores.toasts.getState().toasts.at(-1)?.text).toBe('Address saved.');
});

test('a ZIP code of another state is refused beside its field, and nothing is sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  await fill(user, { ...texas, 'ZIP code': '02108' });
  await waitFor(() => expect(screen.getByLabelText('ZIP code')).toBeInvalid());
  await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveFocus());
  expect(screen.getByLabelText('Street')).toHaveValue('9 Congress Avenue');
  expect(mockStore.state.addresses.some(({ city }) => city === 'Austin')).toBe(false);
});

test("the store's error is shown in the form, which stays open", async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  failNext('createAddress', 'NETWORK');
  await fill(user, texas);
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Austin');
});

test('an address is edited in the same form', async () => {
  const { user } = await open();
  await user.click(button('2200 Mission Street', /^Edit/));
  expect(screen.getByLabelText('City')).toHaveValue('San Francisco');
  await fill(user, { Street: '2300 Mission Street' });
  await screen.findByText(/2300 Mission Street/, { selector: 'p' });
  expect(cards()).toBe(2);
});

test('a form opened while the previous one closes has the values of its own address', async () => {
  const { user } = await open();
  await user.click(button('41 Beacon Street', /^Edit/));
  await user.keyboard('{Escape}');
  await user.click(button('2200 Mission Street', /^Edit/));
  expect(screen.getByLabelText('City')).toHaveValue('San Francisco');
});

test('a form opened while another address is being saved stays open', async () => {
  const { user } = await open();
  const release = holdNext('updateAddress');
  await user.click(button('41 Beacon Street', /^Edit/));
  await fill(user, { Street: '43 Beacon Street' });
  await user.keyboard('{Escape}');
  await user.click(button('2200 Mission Street', /^Edit/));
  await user.type(screen.getByLabelText('Street'), ', second floor');
  release();
  await screen.findByText(/43 Beacon Street/, { selector: 'p' });
  expect(screen.getByLabelText('Street')).toHaveValue('2200 Mission Street, second floor');
});

test('an error is reported even after the form was closed', async () => {
  const { user, stores } = await open();
  const release = holdNext('updateAddress');
  failNext('updateAddress', 'NETWORK');
  await user.click(button('41 Beacon Street', /^Edit/));
  await fill(user, { Street: '43 Beacon Street' });
  await user.keyboard('{Escape}');
  release();
  const text = 'We could not reach the store. Please try again.';
  await waitFor(() => expect(stores.toasts.getState().toasts).toMatchObject([{ tone: 'error', text }]));
});

test('another address becomes the default', async () => {
  const { user } = await open();
  expect(card('41 Beacon Street').getByText('Default')).toBeVisible();
  await user.click(button('2200 Mission Street', /^Make default/));
  await waitFor(() => expect(card('2200 Mission Street').getByText('Default')).toBeVisible());
  expect(card('41 Beacon Street').queryByText('Default')).not.toBeInTheDocument();
});

test('a removed address can be restored; the focus moves to the heading', async () => {
  const { user, stores } = await open();
  await user.click(button('2200 Mission Street', /^Remove/));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(cards()).toBe(1));
  stores.toasts.getState().toasts.at(-1)?.action?.onClick?.();
  await waitFor(() => expect(cards()).toBe(2));
});

test('a removed address is restored once, even when Undo is tapped twice', async () => {
  const withToasts: RouteObject = {
    element: (
      <>
        <Outlet />
        <Toasts />
      </>
    ),
    children: routes,
  };
  const { user } = await renderPage([withToasts], { url: '/dashboard/addresses', user: 'shopper' });
  await user.click(button('2200 Mission Street', /^Remove/));
  await waitFor(() => expect(cards()).toBe(1));
  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Address restored.');
  await waitFor(() => expect(cards()).toBe(2));
  expect(mockStore.state.addresses.filter(({ street }) => street === '2200 Mission Street')).toHaveLength(1);
});

test('a second tap on Remove, before the first is answered, makes no call', async () => {
  const { user, stores, reports } = await open();
  await user.dblClick(button('2200 Mission Street', /^Remove/));
  await waitFor(() => expect(cards()).toBe(1));
  expect(stores.toasts.getState().toasts).toMatchObject([{ text: 'Address removed.' }]);
  expect(reports).toEqual([]);
});

test('a failed removal is reported, and the address stays', async () => {
  const { user, stores, reports } = await open();
  failNext('deleteAddress', 'NETWORK');
  await user.click(button('2200 Mission Street', /^Remove/));
  await waitFor(() => expect(stores.toasts.getState().toasts).toMatchObject([{ tone: 'error' }]));
  expect(cards()).toBe(2);
  expect(reports).toHaveLength(1);
});

test('without addresses the page has a message', async () => {
  mockStore.state.addresses = [];
  await open();
  expect(screen.getByText('You have not saved an address yet.')).toBeVisible();
});

describe('every call can fail, and no typed or saved data is lost', () => {
  const malformed = (name: string) => {
    if (name === 'a malformed answer') expectConsole(/does not fit the contract/);
  };

  test.each(breakages)('saving fails with $name', async (breakage) => {
    malformed(breakage.name);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    breakCall('createAddress', breakage);
    await fill(user, texas);
    expect(await screen.findByRole('alert')).toHaveTextContent(breakage.says);
    for (const [label, value] of Object.entries(texas))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    mockServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/Austin, TX 78701/)).toBeVisible();
  });

  test.each(breakages)('changing fails with $name', async (breakage) => {
    malformed(breakage.name);
    const { user } = await open();
    await user.click(button('2200 Mission Street', /^Edit/));
    breakCall('updateAddress', breakage);
    await fill(user, { Street: '2300 Mission Street' });
    expect(await screen.findByRole('alert')).toHaveTextContent(breakage.says);
    expect(screen.getByLabelText('Street')).toHaveValue('2300 Mission Street');
  });

  test.each(breakages)('making the default fails with $name', async (breakage) => {
    malformed(breakage.name);
    const { user, stores } = await open();
    breakCall('makeDefaultAddress', breakage);
    await user.click(button('2200 Mission Street', /^Make default/));
    await waitFor(() =>
      expect(stores.toasts.getState().toasts).toMatchObject([{ tone: 'error', text: breakage.says }]),
    );
    expect(card('41 Beacon Street').getByText('Default')).toBeVisible();
  });

  test.each(breakages)('the list fails with $name', async (breakage) => {
    malformed(breakage.name);
    breakCall('listAddresses', breakage);
    await open();
    expect(screen.getByText(/^Page error/)).toBeVisible();
  });
});

test('an address beyond the maximum is refused with a message', async () => {
  const [address] = mockStore.state.addresses;
  if (!address) throw new Error('The shopper has no address.');
  mockStore.state.addresses = Array.from({ length: policy.maxAddresses }, (_, index) => {
    return { ...address, id: mockStore.newId(), isDefault: index === 0 };
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  await fill(user, texas);
  expect(await screen.findByRole('alert')).toHaveTextContent('You can save at most 20 addresses.');
});
