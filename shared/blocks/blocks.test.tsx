import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { FreeShippingLine, LineItem, OrderSummary, RegionError, StockNote, Toasts } from './index.ts';
import { defaultShopPolicy } from '@ritual/shared/kernel';

test('progress to free shipping', () => {
  const { unmount } = renderUi(<FreeShippingLine subtotal={21_400} policy={defaultShopPolicy} />);
  expect(screen.getByText('$36.00 away from free shipping')).toBeInTheDocument();
  unmount();
  const free = renderUi(<FreeShippingLine subtotal={25_000} policy={defaultShopPolicy} />);
  expect(screen.getByText('Free standard shipping on this order')).toBeInTheDocument();
  free.unmount();
  renderUi(<FreeShippingLine subtotal={25_000} policy={{ freeShippingFrom: null, standardShipping: 990 }} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a region retries, shows that it does, and offers a reload after two failures', async () => {
  let fail: () => void = () => undefined;
  const onRetry = jest.fn(() => new Promise<void>((resolve) => (fail = resolve)));
  const { user } = renderUi(<RegionError onRetry={onRetry} />);
  expect(screen.getByText('The rest of the store works as usual. Your cart is safe.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Trying…')).toBeVisible();
  await act(async () => {
    fail();
    await Promise.resolve();
  });
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

test("after a successful retry the focus moves from the button to the section's heading", async () => {
  function Products() {
    const [lost, setLost] = useState(true);
    // As on pages: all of the section's contents change together with the notice.
    return (
      <section>
        {lost ? (
          <div>
            <h2>Products</h2>
            <RegionError what="The products" onRetry={() => setLost(false)} />
          </div>
        ) : (
          <h2>Products</h2>
        )}
      </section>
    );
  }
  const { user } = renderUi(<Products />);
  expect(screen.getByRole('group', { name: 'The products could not be loaded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
});

test('a line of a cart or an order shows its total price', () => {
  const shown = { productName: 'Halo Scoop Bra', size: 'S', color: 'Bone', quantity: 3, imageFile: null };
  renderUi(
    <>
      <LineItem item={{ ...shown, price: 5_800 }} />
      <LineItem item={{ ...shown, unitPrice: 1_990 }} />
    </>,
  );
  expect(screen.getAllByText('Size S · Bone · Quantity 3')).toHaveLength(2);
  expect(screen.getByText('$174.00')).toBeInTheDocument();
  expect(screen.getByText('$59.70')).toBeInTheDocument();
});

test('a summary shows only the known sums', () => {
  const { unmount } = renderUi(<OrderSummary totals={{ subtotal: 27_400 }} />);
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
  unmount();
  const sums = { subtotal: 30_000, discount: 2_600, shipping: 0, total: 29_113 };
  const totals = { ...sums, tax: 1_713, taxRatePercent: 6.25 };
  const free = renderUi(<OrderSummary totals={{ ...totals, tax: 0, taxRatePercent: 0 }} />);
  expect(screen.getByText('Tax')).toBeInTheDocument();
  free.unmount();
  renderUi(<OrderSummary totals={totals} />);
  expect(screen.getByText('Tax (6.25%)')).toBeInTheDocument();
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(screen.getByText('−$26.00')).toBeInTheDocument();
  expect(screen.getByText('$291.13')).toBeInTheDocument();
});

test('without a note nothing is rendered', () => {
  renderUi(<StockNote note={null} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test("a toast's action is a link to its path", async () => {
  const { stores, user, router } = renderUi(<Toasts />);
  act(() => {
    stores.toasts.getState().show({ text: 'Added to cart', action: { label: 'View Cart', to: '/cart' } });
  });
  await user.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(router.state.location.pathname).toBe('/cart');
});
