import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  HostProvider,
  useSlot,
  type Host,
  type ProductCardSlotProps,
  type RemoteModule,
} from '@ritual/shared/federation';
import { fillSlots } from './fill-slots.tsx';
import { createSlots } from './slots.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

const released = (slots: readonly string[]): SnapshotRemote => ({
  ...{ version: '1.0.0', base: '/r/1.0.0/', entry: 'e.js', integrity: '' },
  ...{ prefixes: [], slots },
});
const snapshot: Snapshot = {
  revision: 1,
  remotes: {
    wishlist: released(['product-card']),
    compare: released(['product-card']),
    content: released(['cart-sidebar']),
  },
};

function Card({ id }: { readonly id: number }) {
  const fillings = useSlot('product-card');
  return (
    <article aria-label={`Product ${String(id)}`}>
      {fillings.map(({ remote, Component }) => (
        <Component key={remote} productId={id} productName={`Product ${String(id)}`} />
      ))}
    </article>
  );
}

function Save({ productName }: ProductCardSlotProps) {
  return <button type="button">Save {productName}</button>;
}

function setUp(remotes: Readonly<Record<string, RemoteModule['slots']>>) {
  const { slots, port } = createSlots();
  const report = jest.fn<Host['report']>();
  const load = jest.fn((name: string): Promise<RemoteModule> => {
    const filled = remotes[name];
    return filled
      ? Promise.resolve({ name, routes: [], slots: filled })
      : Promise.reject(new Error('not reachable'));
  });
  const host = { report, slots: port } as unknown as Host;
  const page = (
    <StrictMode>
      <HostProvider host={host}>
        <Card id={1} />
        <Card id={2} />
      </HostProvider>
    </StrictMode>
  );
  const start = () => {
    fillSlots({ slots, snapshot, loader: { load, isLive: () => true }, report });
    return Promise.resolve();
  };
  return { page, load, report, start };
}

test('the cards of a page get what remotes fill their slot with, once that has been started', async () => {
  const fill = jest.fn(() => Promise.resolve(Save));
  const { page, load, start } = setUp({ wishlist: { 'product-card': fill }, compare: {} });
  expect(renderToString(page)).not.toContain('button');
  render(page);
  expect(load).not.toHaveBeenCalled();
  await act(start);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Save Product 1',
    'Save Product 2',
  ]);
  expect(fill).toHaveBeenCalledTimes(1);
  expect(load.mock.calls).toEqual([['wishlist'], ['compare']]);
});

test('a slot that is asked for later is filled then', async () => {
  const { page, load, start } = setUp({
    wishlist: { 'product-card': () => Promise.resolve(Save) },
    compare: {},
  });
  await start();
  expect(load).not.toHaveBeenCalled();
  render(page);
  expect(await screen.findAllByRole('button')).toHaveLength(2);
});

test('a remote that cannot be loaded, or does not fill the slot, is reported once and left out', async () => {
  const { page, report, start } = setUp({ wishlist: {} });
  render(page);
  await act(start);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const said = report.mock.calls.map(([error, context]) => [(error as Error).message, context]);
  expect(said).toHaveLength(2);
  expect(said).toContainEqual(['not reachable', { slot: 'product-card', remote: 'compare' }]);
  expect(said).toContainEqual([
    "The remote 'wishlist' does not fill the slot 'product-card' as its release says.",
    { slot: 'product-card', remote: 'wishlist' },
  ]);
});

test('a filling that throws is taken away from all cards and reported once; those of others stay', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  const { page, report, start } = setUp({
    compare: { 'product-card': () => Promise.resolve(Broken) },
    wishlist: { 'product-card': () => Promise.resolve(Save) },
  });
  render(page);
  await act(start);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), {
    slot: 'product-card',
    remote: 'compare',
  });
  silent.mockRestore();
});
