import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cartOf, createStores, StoresProvider, useCart } from './index.ts';
import { useHydrated, useIsomorphicNow } from '../ui/index.ts';

function Probe() {
  const total = useCart((state) => state.cart.totalItems);
  const hydrated = useHydrated();
  const now = useIsomorphicNow();
  return <p>{`${String(total)} ${String(hydrated)} ${now ? 'time' : 'no time'}`}</p>;
}
const tree = (stores = createStores()) => (
  <StoresProvider stores={stores}>
    <Probe />
  </StoresProvider>
);

test('the server renders nothing that depends on visitor or time', () => {
  expect(renderToString(tree())).toContain('0 false no time');
});

test('in the browser components re-render with the store', () => {
  const stores = createStores();
  render(tree(stores));
  expect(screen.getByText('0 true time')).toBeInTheDocument();
  act(() => stores.cart.getState().replace({ ...cartOf([]), totalItems: 4 }));
  expect(screen.getByText('4 true time')).toBeInTheDocument();
});

test('the cart is reloaded when another tab has changed it', async () => {
  const stores = createStores();
  stores.cart.getState().replace({ ...cartOf([]), totalItems: 4 });
  render(tree(stores));
  const other = new BroadcastChannel('rop.cart');
  other.postMessage('another tab');
  expect(await screen.findByText('0 true time')).toBeInTheDocument();
  other.close();
});

test('the cart works in a browser that refuses BroadcastChannel', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const channel = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(refuse);
  render(tree()).unmount();
  expect(channel).toHaveBeenCalled();
  channel.mockRestore();
});
