import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from '@ritual/shared/routing';
import { getCart } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import {
  demoProduct,
  failNext,
  mockStore,
  recordCalls,
  renderPage,
  type RenderPageOptions,
} from '@ritual/shared/testing';
import { useStores } from '@ritual/shared/state';
import { CartSidebar } from './cart-sidebar.tsx';

const legging = demoProduct(101);
const bra = demoProduct(111);
const plenty = legging.variants.find(({ stock }) => stock > 5)?.id ?? 0;
const three = bra.variants.find(({ stock }) => stock === 3)?.id ?? 0;

/** Renders the slot as the shell does. */
function Shell() {
  const [open, setOpen] = useState(false);
  const { cart } = useStores();
  const show = () => {
    setOpen(true);
    void cart.getState().load();
  };
  return (
    <>
      <button onClick={show}>Cart</button>
      <button onClick={() => setOpen(true)}>Cart just answered</button>
      <CartSidebar open={open} onClose={() => setOpen(false)} />
      <Outlet />
    </>
  );
}

async function openSidebar(cart?: RenderPageOptions['cart']) {
  const page = await renderPage(
    [
      {
        element: <Shell />,
        children: ['/', '/cart', '/checkout', '/collections'].map((path) => ({
          path,
          element: <p>At {path}</p>,
        })),
      },
    ],
    { ...(cart && { cart }) },
  );
  await page.user.click(screen.getByRole('button', { name: 'Cart' }));
  return { ...page, sidebar: await screen.findByRole('dialog', { name: /^Shopping Cart/ }) };
}
const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` });
const less = (name: string) => screen.getByRole('button', { name: `Decrease quantity of ${name}` });
const itemOf = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no row.`);
  return item;
};

describe('content', () => {
  test('lines, subtotal, what is added later and the buttons', async () => {
    const { sidebar } = await openSidebar([{ variantId: plenty }, { variantId: three, quantity: 2 }]);
    expect(sidebar).toHaveAccessibleName('Shopping Cart (3)');
    expect(within(itemOf(bra.name)).getByText('$116.00')).toBeInTheDocument();
    expect(within(itemOf(bra.name)).getByText('Only 3 left.')).toBeInTheDocument();
    expect(sidebar).toHaveTextContent('Subtotal$214.00');
    expect(sidebar).toHaveTextContent('$36.00 away from free shipping');
    expect(within(sidebar).getByText('Shipping and taxes calculated at checkout.')).toBeInTheDocument();
    const ways = within(sidebar).getByRole('list', { name: 'Ways to pay' });
    expect(ways).toHaveTextContent(/Card\s*PayPal\s*Cash/);
  });

  test('an empty cart has a message and links to the products', async () => {
    const { sidebar } = await openSidebar();
    expect(within(sidebar).getByText('Your cart is empty.')).toBeInTheDocument();
    expect(within(sidebar).getByRole('link', { name: 'Browse products' })).toBeInTheDocument();
    expect(within(sidebar).queryByText('Checkout')).not.toBeInTheDocument();
  });

  test('it makes no call itself: its opener loads the cart, unless it was just updated', async () => {
    const { user, sidebar } = await openSidebar([{ variantId: plenty }]);
    await user.click(within(sidebar).getByRole('button', { name: 'Close cart' }));
    const calls = recordCalls();
    await user.click(screen.getByRole('button', { name: 'Cart just answered' }));
    expect(await screen.findByRole('dialog', { name: 'Shopping Cart (1)' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toEqual([]);
  });

  test('a cart that fails to load shows an error, is logged and can be retried', async () => {
    failNext('getCart', 'UNAVAILABLE');
    failNext('getCart', 'UNAVAILABLE');
    const { user, reports, sidebar } = await openSidebar([{ variantId: plenty }]);
    expect(await within(sidebar).findByRole('alert')).toHaveTextContent('Your cart could not be loaded.');
    expect(reports).toContainEqual(expect.objectContaining({ message: 'Fetch cart failed' }));
    await user.click(within(sidebar).getByRole('button', { name: 'Try again' }));
    expect(await within(sidebar).findByRole('link', { name: legging.name })).toBeInTheDocument();
  });
});

describe('changes', () => {
  test('decrease is disabled at 1, increase goes up to the stock', async () => {
    const { user } = await openSidebar([{ variantId: three }]);
    expect(less(bra.name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(more(bra.name));
    await user.click(more(bra.name));
    expect(more(bra.name)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(3));
  });

  test('beyond the stock the row is highlighted for 300 ms and its message scrolls into view', async () => {
    const { sidebar } = await openSidebar([{ variantId: three, quantity: 3 }]);
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    const row = itemOf(bra.name);
    expect(row).not.toHaveAttribute('data-highlighted');
    jest.useFakeTimers();
    try {
      fireEvent.click(more(bra.name));
      expect(row).toHaveAttribute('data-highlighted');
      expect(intoView).toHaveBeenCalledTimes(1);
      act(() => void jest.advanceTimersByTime(299));
      expect(row).toHaveAttribute('data-highlighted');
      act(() => void jest.advanceTimersByTime(1));
      expect(row).not.toHaveAttribute('data-highlighted');
    } finally {
      jest.useRealTimers();
    }
    expect(within(sidebar).getByRole('spinbutton')).toHaveValue('3');
  });

  test('a removed line can be restored', async () => {
    const { user, sidebar } = await openSidebar([{ variantId: plenty }, { variantId: three }]);
    await user.click(within(sidebar).getByRole('button', { name: `Remove ${legging.name}` }));
    expect(within(sidebar).queryByRole('link', { name: legging.name })).not.toBeInTheDocument();
    await user.click(await within(sidebar).findByRole('button', { name: 'Undo' }));
    expect(await within(sidebar).findByRole('link', { name: legging.name })).toBeInTheDocument();
  });

  test('the edit button opens size, color and quantity of the line', async () => {
    const { user, sidebar } = await openSidebar([{ variantId: plenty }]);
    await user.click(within(sidebar).getByRole('button', { name: `Edit ${legging.name}` }));
    const dialog = await screen.findByRole('dialog', { name: legging.name });
    await user.click(
      await within(dialog).findByRole('button', { name: `Increase quantity of ${legging.name}` }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(2));
  });

  test('an out-of-stock line blocks checkout until it is removed', async () => {
    mockStore.state.taken[three] = 3;
    const { user, sidebar, router } = await openSidebar([{ variantId: plenty }, { variantId: three }]);
    expect(within(itemOf(bra.name)).getByText('Out of stock — please remove this item.')).toBeInTheDocument();
    await user.click(within(sidebar).getByRole('button', { name: 'Checkout' }));
    expect(router.state.location.pathname).toBe('/');
    await user.click(within(sidebar).getByRole('button', { name: `Remove ${bra.name}` }));
    expect(await within(sidebar).findByRole('link', { name: 'Checkout' })).toBeInTheDocument();
  });
});

describe('closing', () => {
  test.each([
    ['View Cart', '/cart'],
    ['Checkout', '/checkout'],
  ])('%s closes the sidebar first and goes to %s 50 ms later', async (name, path) => {
    const { sidebar, router } = await openSidebar([{ variantId: plenty }]);
    const link = within(sidebar).getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    jest.useFakeTimers();
    try {
      fireEvent.click(link);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(49));
      expect(router.state.location.pathname).toBe('/');
      await act(() => jest.advanceTimersByTimeAsync(1));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('opening a link in another tab leaves the sidebar open', async () => {
    const { sidebar, router } = await openSidebar([{ variantId: plenty }]);
    const link = within(sidebar).getByRole('link', { name: 'View Cart' });
    link.addEventListener('click', (event) => event.preventDefault(), { capture: false });
    fireEvent.click(link, { ctrlKey: true });
    expect(sidebar).toHaveAttribute('open');
    expect(router.state.location.pathname).toBe('/');
  });
});
