import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

type Page = Awaited<ReturnType<typeof open>>;
const open = () => renderPage(routes, { url: '/admin/AdminDashboard/orders/new', user: 'admin' });
const product = () => {
  const found = mockStore.catalog.products().find(({ variants }) => variants.some(({ stock }) => stock > 2));
  if (!found) throw new Error('Nothing is in stock.');
  return found;
};
const box = (name: string) => screen.getByRole('textbox', { name });
const fill = async ({ user }: Page) => {
  await user.type(box('Email'), 'ada@example.com');
  await user.type(box('First name'), 'Ada');
  await user.type(box('Last name'), 'Byron');
  await user.type(box('Phone'), '(617) 555-0143');
  await user.type(box('Street'), '1 Test Street');
  await user.type(box('City'), 'Chicago');
  await user.type(box('State'), 'Illinois');
  await user.type(box('ZIP code'), '60601');
};
/** Finds a product and adds its first variant in stock, by keyboard. */
const add = async ({ user }: Page) => {
  await user.click(screen.getByRole('searchbox', { name: 'Find a product' }));
  await user.keyboard(product().name);
  await screen.findByRole('button', { name: `Add ${product().name}` });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await within(await screen.findByRole('list', { name: 'Items' })).findByRole('listitem');
};
const send = ({ user }: Page) => user.keyboard('{Control>}{Enter}{/Control}');
const made = () => mockStore.state.orders.find(({ payBy }) => payBy !== null);

test('an order is put together by keyboard, quoted as it grows, and its page has the link once', async () => {
  const view = await open();
  const { user, router } = view;
  await add(view);
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await fill(view);
  expect(box('Recipient')).toHaveValue('Ada Byron');
  const total = screen.getByRole('region', { name: 'Total' });
  await within(total).findByText('Tax (6.25%)');
  await waitFor(() => expect(total).toHaveAttribute('aria-busy', 'false'));
  await user.type(screen.getByRole('textbox', { name: /^Note for the staff/ }), 'Called twice.');
  await send(view);
  await screen.findByRole('region', { name: 'Waits for its payment' });
  const order = made();
  expect(order).toMatchObject({ status: 'PENDING', email: 'ada@example.com', items: [{ quantity: 2 }] });
  expect(order?.notes[0]?.text).toBe('Called twice.');
  expect(router.state.location.pathname).toBe(`/admin/AdminDashboard/orders/${order?.id ?? ''}`);
  const link = screen.getByRole('textbox', { name: 'Link to pay' });
  expect(link).toHaveValue(`http://localhost/orders/pay?token=${order?.payToken ?? ''}`);
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() =>
    expect(link).not.toHaveValue(`http://localhost/orders/pay?token=${order?.payToken ?? ''}`),
  );
  expect(link).toHaveValue(`http://localhost/orders/pay?token=${made()?.payToken ?? ''}`);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(copied).toHaveBeenCalledWith(`http://localhost/orders/pay?token=${made()?.payToken ?? ''}`);
});

test('an order that waits for its payment says so in the list, and its address is corrected', async () => {
  const view = await open();
  await add(view);
  await fill(view);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'),
  );
  await send(view);
  await screen.findByRole('region', { name: 'Waits for its payment' });
  expect(screen.getByText('Waits for payment.')).toBeVisible();
  await view.user.keyboard('e');
  const dialog = within(screen.getByRole('dialog', { name: /^Correct the address/ }));
  const email = dialog.getByRole('textbox', { name: 'Email of this order' });
  expect(email).toHaveAccessibleDescription(/send the link to pay again/);
  await view.user.clear(email);
  await view.user.type(email, 'ada.byron@example.com{Control>}{Enter}{/Control}');
  await waitFor(() => expect(made()?.email).toBe('ada.byron@example.com'));
  const number = made()?.number ?? '';
  view.unmount();
  await renderPage(routes, { url: '/admin/AdminDashboard/orders?task=await-payment', user: 'admin' });
  expect(await screen.findByRole('row', { name: new RegExp(number) })).toHaveTextContent('Waits for payment');
});

test('mistakes are said at their fields, what is short at its line, and nothing that was typed is lost', async () => {
  const view = await open();
  const { user } = view;
  await user.type(box('Email'), 'ada');
  await send(view);
  expect(await screen.findByText(/Enter an email address like/)).toBeVisible();
  expect(screen.getByText('Add at least one product.')).toBeVisible();
  expect(box('First name')).toHaveAccessibleDescription('Enter the first name.');
  expect(box('Email')).toHaveFocus();
  await user.clear(box('Email'));
  await fill(view);
  await send(view);
  expect(await screen.findByText('Add at least one product.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await add(view);
  const total = screen.getByRole('region', { name: 'Total' });
  await waitFor(() => expect(total).toHaveAttribute('aria-busy', 'false'));
  // Someone else buys all that is left.
  const variant = product().variants.find(({ stock }) => stock > 0);
  mockStore.state.taken[variant?.id ?? 0] = variant?.stock ?? 0;
  await send(view);
  expect(await screen.findByText('It is sold out. Remove it, or choose another one.')).toBeVisible();
  expect(box('Street')).toHaveValue('1 Test Street');
  expect(made()).toBeUndefined();
});

test('another method has the price that was agreed', async () => {
  const view = await open();
  const { user } = view;
  await add(view);
  await fill(view);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'expedited');
  await send(view);
  expect(await screen.findByText('Enter what this method costs.')).toBeVisible();
  await user.type(box('What it costs'), '25');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Shipping$25.00'),
  );
  await send(view);
  await screen.findByRole('region', { name: 'Waits for its payment' });
  expect(made()).toMatchObject({ method: 'expedited', shipping: 2500 });
});

test('who has an account is found by the email, and a call whose answer was lost makes one order', async () => {
  const view = await open();
  const { user } = view;
  await add(view);
  await fill(view);
  // The fields of the name go once the account is found.
  await user.clear(box('Email'));
  await user.type(box('Email'), 'shopper@example.com');
  expect(
    await screen.findByText(/has an account with this address, in which the order will stand/),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
  failNext('createPhoneOrder', 'INTERNAL');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Total' })).toHaveAttribute('aria-busy', 'false'),
  );
  await user.click(screen.getByRole('button', { name: /^Make the order/ }));
  await within(screen.getByRole('region', { name: 'Total' })).findByText(/try again/);
  await user.click(screen.getByRole('button', { name: /^Make the order/ }));
  await screen.findByRole('region', { name: 'Waits for its payment' });
  expect(mockStore.state.orders.filter(({ payBy }) => payBy !== null)).toHaveLength(1);
});

test('a started order is not left without a question, and who may not make one is told', async () => {
  const view = await open();
  const { user } = view;
  await user.type(box('City'), 'Chicago');
  await user.click(screen.getByRole('link', { name: 'Orders', current: false }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  view.unmount();
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'fulfillment' };
  await open();
  expect(screen.queryByRole('form', { name: 'New order' })).not.toBeInTheDocument();
});
