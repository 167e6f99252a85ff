import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { latestProducts, login, saveProduct, unsaveProduct } from '@ritual/shared/contract/calls';
import { demoPassword } from '@ritual/shared/demo';
import { api } from '@ritual/shared/http';
import { sessionIds } from '@ritual/shared/state';
import {
  demoProduct,
  failNext,
  holdNext,
  mockStore,
  personOf,
  recordCalls,
  renderPage,
  withoutStorage,
  type RenderPageOptions,
} from '@ritual/shared/testing';
import { visitorList } from '../../features/wishlist/visitor-list.ts';
import { SaveProduct } from './save-product.tsx';

const legging = demoProduct(101);
const bra = demoProduct(111);

const hearts = [legging, bra].map(({ id, name }) => (
  <SaveProduct key={id} productId={id} productName={name} />
));
const open = (options: RenderPageOptions = {}) => renderPage([{ path: '/', element: hearts }], options);
const heart = ({ name }: typeof legging) => screen.getByRole('button', { name: `Save ${name}` });
const isPressed = (product: typeof legging) => heart(product).getAttribute('aria-pressed') === 'true';
const shown = () => [legging, bra].filter(isPressed).map(({ id }) => id);
const becomes = (...ids: number[]) => waitFor(() => expect(shown()).toEqual(ids));
const messages = ({ stores }: Awaited<ReturnType<typeof open>>) =>
  stores.toasts.getState().toasts.map(({ text, tone, action }) => ({ text, tone, to: action?.to }));
const savedBy = (person: 'shopper') =>
  mockStore.state.wishlists[`user:${personOf(person).id}`]?.map(({ productId }) => productId) ?? [];

// What is kept in memory where storage is refused.
afterEach(() => {
  sessionIds.forget();
  visitorList.note(false);
});

describe('a visitor', () => {
  test('who never saved anything makes no call, and has no id', async () => {
    const calls = recordCalls();
    await open();
    expect(shown()).toEqual([]);
    expect(calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('saves a product: the heart changes at once, the message says where it is, once', async () => {
    const page = await open();
    const release = holdNext('saveProduct');
    await page.user.click(heart(legging));
    expect(shown()).toEqual([legging.id]);
    expect(messages(page)).toEqual([]);
    release();
    const said = [{ text: 'Saved to your wishlist', tone: 'success', to: '/wishlist' }];
    await waitFor(() => expect(messages(page)).toEqual(said));
    await page.user.click(heart(bra));
    await waitFor(() => expect(Object.values(mockStore.state.wishlists)).toMatchObject([[{}, {}]]));
    expect(messages(page)).toEqual(said);
    expect(shown()).toEqual([legging.id, bra.id]);
  });

  test('who has saved something sees it again, and nothing is asked for once nothing is saved', async () => {
    localStorage.setItem('rop.wishlist', 'true');
    const { user } = await open({ saved: [bra.id] });
    await becomes(bra.id);
    const calls = recordCalls();
    await user.click(heart(bra));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(localStorage.getItem('rop.wishlist')).toBeNull());
    expect(calls).toEqual([`DELETE /api/wishlist/${String(bra.id)}`]);
  });

  test('whose saving got no answer is shown the list once the store can be reached again', async () => {
    const page = await open();
    failNext('saveProduct', 'NETWORK');
    await page.user.click(heart(legging));
    await waitFor(() => expect(messages(page)).toMatchObject([{ tone: 'error' }]));
    expect(shown()).toEqual([]);
    // It had arrived there all the same.
    const savedAt = new Date().toISOString();
    mockStore.state.wishlists[`session:${sessionIds.ensure()}`] = [{ productId: legging.id, savedAt }];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await becomes(legging.id);
  });

  test('whose browser refuses storage has a list until the page is left', async () => {
    await withoutStorage(async () => {
      const { user } = await open();
      await user.click(heart(legging));
      await waitFor(() => expect(Object.values(mockStore.state.wishlists)).toHaveLength(1));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await user.click(heart(bra));
      await waitFor(() => expect(Object.values(mockStore.state.wishlists)).toMatchObject([[{}, {}]]));
      expect(shown()).toEqual([legging.id, bra.id]);
    });
  });
});

describe('a shopper', () => {
  test('sees what is saved; all hearts of a page ask once', async () => {
    const calls = recordCalls();
    await open({ user: 'shopper', saved: [legging.id] });
    await becomes(legging.id);
    expect(calls.filter((call) => call.includes('wishlist'))).toEqual(['GET /api/wishlist']);
  });

  test('who presses twice while the store is slow gets what was pressed last', async () => {
    const page = await open({ user: 'shopper' });
    const release = holdNext('saveProduct');
    await page.user.click(heart(legging));
    await page.user.click(heart(legging));
    expect(shown()).toEqual([]);
    const calls = recordCalls();
    release();
    await waitFor(() => expect(calls).toEqual([`DELETE /api/wishlist/${String(legging.id)}`]));
    await waitFor(() => expect(savedBy('shopper')).toEqual([]));
    expect(shown()).toEqual([]);
    expect(messages(page)).toEqual([]);
  });

  test.each([
    [saveProduct, 'NETWORK', [], `${legging.name} could not be saved. We could not reach the store.`],
    [unsaveProduct, 'INTERNAL', [legging.id], `${legging.name} could not be removed. Something went wrong`],
  ] as const)('sees a refusal: the heart goes back, with a message (%#)', async (call, code, saved, text) => {
    const page = await open({ user: 'shopper', saved });
    await becomes(...saved);
    failNext(call === saveProduct ? 'saveProduct' : 'unsaveProduct', code);
    await page.user.click(heart(legging));
    await waitFor(() =>
      expect(messages(page)).toEqual([{ text: expect.stringContaining(text), tone: 'error', to: undefined }]),
    );
    expect(shown()).toEqual(saved);
  });

  test('whose list is full is led to it, to make room', async () => {
    const page = await open({ user: 'shopper' });
    failNext('saveProduct', 'WISHLIST_FULL');
    await page.user.click(heart(legging));
    await waitFor(() => expect(messages(page)).toMatchObject([{ tone: 'error', to: '/wishlist' }]));
    expect(messages(page)[0]?.text).toContain('You can save up to 100 products.');
    expect(shown()).toEqual([]);
  });

  test('can save although the list could not be loaded, which is reported', async () => {
    failNext('getWishlist', 'UNAVAILABLE');
    const { user, reports } = await open({ user: 'shopper', saved: [bra.id] });
    await waitFor(() =>
      expect(reports).toEqual([expect.objectContaining({ message: 'Fetch wishlist failed' })]),
    );
    await user.click(heart(legging));
    // The answer is the whole list.
    await becomes(legging.id, bra.id);
  });

  test('sees what another tab has saved when the page is visible again', async () => {
    await open({ user: 'shopper', saved: [legging.id] });
    await becomes(legging.id);
    mockStore.state.wishlists[`user:${personOf('shopper').id}`] = [
      { productId: bra.id, savedAt: new Date().toISOString() },
    ];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await becomes(bra.id);
  });
});

describe('the session', () => {
  test('signing in brings the saved products of the visitor into the account', async () => {
    mockStore.state.wishlists[`user:${personOf('shopper').id}`] = [
      { productId: bra.id, savedAt: new Date(0).toISOString() },
    ];
    const { user, host } = await open();
    await user.click(heart(legging));
    await waitFor(() => expect(Object.values(mockStore.state.wishlists)).toHaveLength(2));
    const { email } = personOf('shopper');
    await act(async () =>
      host.auth.signIn(await api.call(login, { body: { email, password: demoPassword } })),
    );
    await becomes(legging.id, bra.id);
    expect(savedBy('shopper')).toEqual([legging.id, bra.id]);
  });

  test('signing out empties the hearts, also while a change is under way', async () => {
    const page = await open({ user: 'shopper', saved: [bra.id] });
    await becomes(bra.id);
    const release = holdNext('saveProduct');
    await page.user.click(heart(legging));
    await act(() => page.host.auth.signOut());
    expect(shown()).toEqual([]);
    release();
    // By then the change has been answered, too.
    await act(() => api.call(latestProducts));
    expect(shown()).toEqual([]);
    expect(messages(page)).toEqual([]);
  });
});
