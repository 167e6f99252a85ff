import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getCart } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { demoProduct, failNext, mockStore, renderPage, holdNext } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const legging = demoProduct(101);
const bra = demoProduct(111);

/** A variant of the demo catalog with exactly so many units, or at least so many. */
function variantWith(product: typeof legging, fits: (stock: number) => boolean) {
  const found = product.variants.find(({ stock }) => fits(stock));
  if (!found) throw new Error(`${product.name} has no such variant.`);
  return found;
}
const plenty = variantWith(legging, (stock) => stock > 5);
const three = variantWith(bra, (stock) => stock === 3);

const open = (cart: Parameters<typeof renderPage>[1] = {}) => renderPage(routes, { url: '/cart', ...cart });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const quantity = (name: string) => screen.getByRole('spinbutton', { name: `quantity of ${name}` });
const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` });
const less = (name: string) => screen.getByRole('button', { name: `Decrease quantity of ${name}` });

describe('content of the cart', () => {
  test('each line shows the product, its price and its total', async () => {
    await open({ cart: [{ variantId: plenty.id, quantity: 2 }, { variantId: three.id }] });
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeInTheDocument();
    const row = rowOf(legging.name);
    expect(within(row).getByRole('link', { name: legging.name })).toHaveAttribute('href', '/product/101');
    expect(row).toHaveTextContent(`Size ${plenty.size}`);
    expect(row).toHaveTextContent(plenty.color.name);
    expect(within(row).getByRole('cell', { name: '$98.00' })).toBeInTheDocument();
    expect(within(row).getByRole('cell', { name: '$196.00' })).toBeInTheDocument();
    expect(within(row).getAllByRole('cell')).toHaveLength(screen.getAllByRole('columnheader').length);
    expect(within(rowOf(bra.name)).getByRole('status')).toHaveTextContent('Only 3 left.');
  });

  test('the summary counts units, states what is added later and links to checkout', async () => {
    await open({ cart: [{ variantId: plenty.id, quantity: 2 }] });
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Items (2)$196.00');
    expect(summary).toHaveTextContent('Subtotal$196.00');
    expect(within(summary).getAllByText('Calculated at checkout')).toHaveLength(2);
    expect(summary).toHaveTextContent('$54.00 away from free shipping');
    expect(within(summary).getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    for (const link of screen.getAllByRole('link', { name: 'Continue shopping' })) {
      expect(link).toHaveAttribute('href', '/collections');
    }
  });

  test('an empty cart has a message and links to the products', async () => {
    await open();
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/collections');
    expect(screen.queryByRole('region', { name: 'Order Summary' })).not.toBeInTheDocument();
  });
});

describe('changing quantities', () => {
  test('plus and minus apply at once, minus is disabled at 1', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    expect(less(legging.name)).toHaveAttribute('aria-disabled', 'true');
    const release = holdNext('updateCartItem');
    await user.click(more(legging.name));
    expect(quantity(legging.name)).toHaveValue('2');
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Items (2)$196.00');
    release();
    await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(2));
  });

  test.each(['x', '0', '-1', '1.5'])('typed %j restores the old quantity', async (typed) => {
    const { user } = await open({ cart: [{ variantId: plenty.id, quantity: 3 }] });
    await user.clear(quantity(legging.name));
    await user.type(quantity(legging.name), `${typed}{Enter}`);
    expect(quantity(legging.name)).toHaveValue('3');
    expect((await api.call(getCart)).totalItems).toBe(3);
  });

  test('a typed number is applied', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    await user.clear(quantity(legging.name));
    await user.type(quantity(legging.name), '4{Enter}');
    await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(4));
  });

  test('a larger number is reduced to the stock, and the message scrolls into view', async () => {
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    const { user } = await open({ cart: [{ variantId: three.id, quantity: 3 }] });
    await user.click(more(bra.name));
    expect(quantity(bra.name)).toHaveValue('3');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Only 3 left.')).toBeInTheDocument();
  });

  test('a refusal restores the old quantity and shows the reason beside the line', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    failNext('updateCartItem', 'NETWORK');
    await user.click(more(legging.name));
    const row = rowOf(legging.name);
    expect(await within(row).findByRole('alert')).toHaveTextContent(
      'We could not reach the store. Please try again.',
    );
    expect(quantity(legging.name)).toHaveValue('1');
  });
});

describe('removing', () => {
  test('a line disappears at once and can be restored', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id, quantity: 2 }, { variantId: three.id }] });
    await user.click(screen.getByRole('button', { name: `Remove ${legging.name}` }));
    expect(screen.queryByRole('row', { name: new RegExp(legging.name) })).not.toBeInTheDocument();
    expect(await screen.findByText('was removed.', { exact: false })).toHaveTextContent(
      `${legging.name} was removed.`,
    );
    // Keyboard users continue from here after the removal.
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('row', { name: new RegExp(legging.name) })).toBeInTheDocument();
    expect(quantity(legging.name)).toHaveValue('2');
  });

  test('the last line can be restored from the empty cart', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    await user.click(screen.getByRole('button', { name: `Remove ${legging.name}` }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('row', { name: new RegExp(legging.name) })).toBeInTheDocument();
  });

  test('when the store is out of reach the line comes back with the reason', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    failNext('removeCartItem', 'NETWORK');
    await user.click(screen.getByRole('button', { name: `Remove ${legging.name}` }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the store.');
    expect(rowOf(legging.name)).toBeInTheDocument();
  });
});

test('an out-of-stock line is marked and blocks checkout', async () => {
  const { user, stores, router } = await open({ cart: [{ variantId: plenty.id }, { variantId: three.id }] });
  mockStore.state.taken[three.id] = 3;
  await act(() => stores.cart.getState().load());
  expect(within(rowOf(bra.name)).getByRole('status')).toHaveTextContent(
    'Out of stock — please remove this item.',
  );
  expect(quantity(bra.name)).toBeDisabled();
  const checkout = screen.getByRole('button', { name: 'Go to checkout' });
  expect(checkout).toHaveAccessibleDescription(/Halo Scoop Bra is no longer available/);
  await user.click(checkout);
  expect(router.state.location.pathname).toBe('/cart');
  await user.click(screen.getByRole('button', { name: `Remove ${bra.name}` }));
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeInTheDocument();
});

test('a withdrawn line can only be removed, and a changed price is shown', async () => {
  const shown = async () => {
    const { items, ...sums } = await api.call(getCart);
    return {
      ...sums,
      items: items.map((item) =>
        item.variantId === three.id ? { ...item, withdrawn: true } : { ...item, priceBefore: 11_000 },
      ),
    };
  };
  const { stores } = await open({ cart: [{ variantId: plenty.id }, { variantId: three.id }] });
  const cart = await shown();
  act(() => stores.cart.getState().replace(cart));
  expect(within(rowOf(bra.name)).getByRole('status')).toHaveTextContent(
    'No longer available — please remove this item.',
  );
  expect(quantity(bra.name)).toBeDisabled();
  expect(screen.queryByRole('button', { name: `Edit ${bra.name}` })).not.toBeInTheDocument();
  expect(rowOf(legging.name)).toHaveTextContent('Price changed from $110.00 to $98.00.');
  expect(screen.getByRole('button', { name: 'Go to checkout' })).toHaveAttribute('aria-disabled', 'true');
});

describe('changing size and color', () => {
  const other = legging.variants.find(
    ({ size, color, stock }) => color.id === plenty.color.id && size !== plenty.size && stock > 0,
  );

  test('the dialog shows the available variants and changes the line', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    await user.click(screen.getByRole('button', { name: `Edit ${legging.name}` }));
    const dialog = await screen.findByRole('dialog', { name: legging.name });
    await user.click(await within(dialog).findByRole('radio', { name: other?.size ?? '' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(rowOf(legging.name)).toHaveTextContent(`Size ${other?.size ?? ''}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('after a network failure it can be retried', async () => {
    const { user } = await open({ cart: [{ variantId: plenty.id }] });
    failNext('getProduct', 'NETWORK');
    await user.click(screen.getByRole('button', { name: `Edit ${legging.name}` }));
    const dialog = await screen.findByRole('dialog', { name: legging.name });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We could not reach the store.');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('button', { name: 'Save changes' })).toBeInTheDocument();
  });
});

test('a cart that fails to load shows an error, is reported and can be retried', async () => {
  failNext('getCart', 'UNAVAILABLE');
  failNext('getCart', 'UNAVAILABLE');
  const { user, reports } = await open({ cart: [{ variantId: plenty.id }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded.');
  expect(reports).toContainEqual(expect.objectContaining({ message: 'Fetch cart failed' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: new RegExp(legging.name) })).toBeInTheDocument();
});
