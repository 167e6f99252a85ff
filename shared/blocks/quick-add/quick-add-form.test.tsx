import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { demoProduct, failNext, mockStore, renderPage } from '@ritual/shared/testing';
import { QuickAddForm } from './quick-add-form.tsx';

// Product 101: 24 variants; the stock of one is set by the units taken.
const product = () => demoProduct(101);
const variant = (size: string, color: string) => {
  const found = product().variants.find((each) => each.size === size && each.color.id === color);
  if (!found) throw new Error('no such variant');
  return found;
};
const leave = (variantId: number, left: number) => {
  mockStore.state.taken[variantId] = mockStore.catalog.stockOf(variantId) - left;
};

const opened: unknown[] = [];
cartEvents.on('cart:open', (payload) => opened.push(payload));
afterEach(() => {
  opened.splice(0);
});

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <p>{open ? 'open' : 'closed'}</p>
      <QuickAddForm product={product()} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const routes = [{ path: '/', element: <Page /> }];

async function dialogWith(cart: { variantId: number; quantity?: number }[] = []) {
  const page = await renderPage(routes, { cart });
  await screen.findByRole('dialog', { name: product().name });
  return {
    ...page,
    choose: (size: string) => page.user.selectOptions(screen.getByLabelText('Size'), size),
    add: () => page.user.click(screen.getByRole('button', { name: 'Add to cart' })),
  };
}

test('without a size it asks for one', async () => {
  const { add } = await dialogWith();
  await add();
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a valid variant');
});

test('a chosen variant goes into the cart, the dialog closes and the cart opens', async () => {
  const { user, choose, add, stores } = await dialogWith();
  await choose('M');
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await add();
  expect(await screen.findByText('closed')).toBeInTheDocument();
  const color = product().images[0]?.color ?? '';
  expect(stores.cart.getState().cart.items).toMatchObject([
    { variantId: variant('M', color).id, quantity: 2 },
  ]);
  expect(opened).toEqual([{ upToDate: true }]);
});

test('units in the cart count: nothing left', async () => {
  const { id } = variant('S', 'pine');
  leave(id, 2);
  const { user, choose, add } = await dialogWith([{ variantId: id, quantity: 2 }]);
  await user.selectOptions(screen.getByLabelText('Color'), 'pine');
  await choose('S');
  expect(screen.getByText('Out of stock')).toBeInTheDocument();
  await add();
  expect(screen.getByRole('alert')).toHaveTextContent('Out of stock (already in cart)');
});

test('units in the cart count: more than are left', async () => {
  const { id } = variant('S', 'pine');
  leave(id, 5);
  const { user, choose } = await dialogWith([{ variantId: id, quantity: 2 }]);
  await user.selectOptions(screen.getByLabelText('Color'), 'pine');
  await choose('S');
  expect(screen.getByText('Only 3 left (2 in cart)')).toBeInTheDocument();
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '9{Tab}');
  expect(screen.getByRole('alert')).toHaveTextContent('Only 3 left (considering your cart)');
  expect(field).toHaveValue('3');
});

test('when the stock has dropped meanwhile, or the call fails, the dialog stays open with a message', async () => {
  const { choose, add } = await dialogWith();
  await choose('M');
  failNext('addToCart', 'INTERNAL');
  await add();
  expect(await screen.findByText('Could not add to cart.')).toBeInTheDocument();
  leave(variant('M', product().images[0]?.color ?? '').id, 0);
  await add();
  expect(await screen.findByText('Only 0 left for this variant')).toBeInTheDocument();
  expect(screen.getByText('open')).toBeInTheDocument();
});
