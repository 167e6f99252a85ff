import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from '@ritual/shared/routing';
import {
  breakages,
  breakCall,
  demoProduct,
  expectConsole,
  holdNext,
  mockServer,
  mockStore,
  personOf,
  recordCalls,
  renderPage,
  type RenderPageOptions,
} from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';
import { SaveProduct } from '../../slots/product-card/save-product.tsx';

const legging = demoProduct(101);
const bra = demoProduct(111);

// The hearts, which the shell shows on the cards some time after the page.
const frame = (
  <>
    <Outlet />
    {[legging, bra].map(({ id, name }) => (
      <SaveProduct key={id} productId={id} productName={name} />
    ))}
  </>
);
const pages = [{ element: frame, children: [...routes, { path: '/faq', element: <h1>FAQ</h1> }] }];
const open = (options: RenderPageOptions = {}) => renderPage(pages, { url: '/wishlist', ...options });
const heart = ({ name }: typeof legging) => screen.getByRole('button', { name: `Save ${name}` });
const cards = () =>
  within(screen.getByRole('list', { name: 'Saved products' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const list = () => screen.findByRole('list', { name: 'Saved products' });
const savedByShopper = () => mockStore.state.wishlists[`user:${personOf('shopper').id}`] ?? [];

test('a visitor who never saved anything is told how, without a call', async () => {
  const calls = recordCalls();
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeInTheDocument();
  expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New In' })).toHaveAttribute('href', '/NewIn');
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections');
  expect(calls).toEqual([]);
});

test('a visitor sees what this browser has saved, and that signing in keeps it', async () => {
  localStorage.setItem('rop.wishlist', 'true');
  await open({ saved: [bra.id, legging.id] });
  await list();
  expect(cards()).toEqual([bra.name, legging.name]);
  expect(screen.getByRole('status')).toHaveTextContent('2 products');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fwishlist');
});

describe('a shopper', () => {
  test('sees the saved products, asked for once, and can add them to the cart', async () => {
    const calls = recordCalls();
    const { user } = await open({ user: 'shopper', saved: [legging.id] });
    await list();
    expect(screen.getByRole('status')).toHaveTextContent('1 product');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(heart(legging)).toHaveAttribute('aria-pressed', 'true');
    expect(calls.filter((call) => call.includes('wishlist'))).toEqual(['GET /api/wishlist/products']);
    await user.click(screen.getByRole('button', { name: `Quick add, ${legging.name}` }));
    expect(await screen.findByRole('dialog', { name: legging.name })).toBeInTheDocument();
  });

  test('who empties a heart keeps the card and can undo it there; later it is gone', async () => {
    const { user, router, stores } = await open({ user: 'shopper', saved: [bra.id, legging.id] });
    await list();
    await user.click(heart(bra));
    expect(screen.getByRole('status')).toHaveTextContent('1 product');
    expect(cards()).toEqual([bra.name, legging.name]);
    await waitFor(() => expect(savedByShopper()).toHaveLength(1));
    await user.click(heart(bra));
    expect(screen.getByRole('status')).toHaveTextContent('2 products');
    await waitFor(() => expect(savedByShopper()).toHaveLength(2));
    await user.click(heart(bra));
    await waitFor(() => expect(savedByShopper()).toHaveLength(1));
    // On this page, no message says where the list is.
    expect(stores.toasts.getState().toasts).toEqual([]);

    await act(() => router.navigate('/faq'));
    await act(() => router.navigate('/wishlist'));
    await list();
    expect(cards()).toEqual([legging.name]);
  });

  test('does not see a product again whose removal is under way', async () => {
    const { user, router } = await open({ user: 'shopper', saved: [bra.id, legging.id] });
    await list();
    const release = holdNext('unsaveProduct');
    await user.click(heart(bra));
    await act(() => router.navigate('/faq'));
    const calls = recordCalls();
    await act(() => router.navigate('/wishlist'));
    await waitFor(() => expect(calls).toEqual(['GET /api/wishlist/products']));
    release();
    await waitFor(() => expect(savedByShopper()).toHaveLength(1));
    expect(cards()).toEqual([legging.name]);
  });

  test('sees a product whose saving was under way when the page was opened', async () => {
    const { user, router } = await open({ url: '/faq', user: 'shopper', saved: [bra.id] });
    await waitFor(() => expect(heart(bra)).toHaveAttribute('aria-pressed', 'true'));
    const release = holdNext('saveProduct');
    await user.click(heart(legging));
    await act(() => router.navigate('/wishlist'));
    await list();
    expect(cards()).toEqual([bra.name]);
    release();
    await waitFor(() => expect(cards()).toEqual([legging.name, bra.name]));
  });

  test('who signs out sees nothing of the list any more', async () => {
    const { host } = await open({ user: 'shopper', saved: [bra.id] });
    await list();
    await act(() => host.auth.signOut());
    expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
    expect(screen.queryByText(bra.name)).not.toBeInTheDocument();
  });

  test('sees placeholders while the list is loading', async () => {
    const release = holdNext('getWishlistProducts');
    await open({ user: 'shopper', saved: [bra.id] });
    expect(screen.getByRole('group', { name: 'Loading your wishlist' })).toHaveAttribute('aria-busy', 'true');
    release();
    await list();
    expect(screen.queryByRole('group', { name: 'Loading your wishlist' })).not.toBeInTheDocument();
  });
});

test.each(breakages)('a list that cannot be loaded ($name) can be asked for again', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('getWishlistProducts', breakage);
  const { user, reports } = await open({ user: 'shopper', saved: [bra.id] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your wishlist could not be loaded.');
  expect(alert).toHaveTextContent(breakage.says);
  expect(reports).toEqual([expect.objectContaining({ message: 'Fetch wishlist failed' })]);
  mockServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await list();
  expect(cards()).toEqual([bra.name]);
});
