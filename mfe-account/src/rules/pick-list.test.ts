import { expect, test } from '@jest/globals';
import type { PackedItem, PackedOrder } from '@ritual/shared/contract';
import { packedItems, packingState, pickList } from './pick-list.ts';

const item = (variantId: number, more: Partial<PackedItem> = {}): PackedItem => ({
  ...{
    id: `0-${String(variantId)}`,
    productId: 1,
    variantId,
    productName: 'Halo Bra',
    size: 'S',
    color: 'Bone',
  },
  ...{ quantity: 2, canceled: 0, open: 2, sku: `S-${String(variantId)}`, unitPrice: 10, imageFile: 'a.webp' },
  ...more,
});
const order = (
  number: string,
  items: readonly PackedItem[],
  more: Partial<PackedOrder> = {},
): PackedOrder => ({
  ...{
    id: number,
    number,
    createdAt: '2026-11-20T10:00:00.000Z',
    recipientName: 'A',
    street: 'B',
    city: 'C',
  },
  ...{
    state: 'MA',
    zip: '02108',
    tasks: ['ship'],
    hold: null,
    method: 'standard',
    parcels: 0,
    items: [...items],
    ...more,
  },
});

test('pieces are added up by variant, and sorted by product, color and size', () => {
  const first = order('ROP-1', [item(3, { size: 'M' }), item(1)]);
  const second = order('ROP-2', [
    item(1, { open: 1 }),
    item(2, { color: 'Ash' }),
    item(4, { productName: 'Ascend', productId: 9 }),
    item(5, { open: 0 }),
  ]);
  expect(
    pickList([first, second]).map(({ item: { variantId }, units, orders }) => [variantId, units, orders]),
  ).toEqual([
    [4, 2, [{ number: 'ROP-2', units: 2 }]],
    [2, 2, [{ number: 'ROP-2', units: 2 }]],
    [
      1,
      3,
      [
        { number: 'ROP-1', units: 2 },
        { number: 'ROP-2', units: 1 },
      ],
    ],
    [3, 2, [{ number: 'ROP-1', units: 2 }]],
  ]);
});

test('two lines of one variant are one pick of their order', () => {
  const twice = order('ROP-1', [item(1), item(1, { id: '0-b', open: 1 })]);
  expect(pickList([twice])).toMatchObject([{ units: 3, orders: [{ number: 'ROP-1', units: 3 }] }]);
});

test.each([
  [{}, 'ready'],
  [{ tasks: ['ship', 'dispute'] as const }, 'stays'],
  [{ tasks: ['review'] as const }, 'stays'],
  [{ tasks: [], parcels: 1, items: [item(1, { open: 0 })] }, 'sent'],
  [{ tasks: [] }, 'stays'],
  [{ tasks: [], test: true }, 'ready'],
  [{ tasks: [], test: true, hold: 'stock' }, 'stays'],
])('%j is %s', (more, state) => {
  expect(packingState(order('ROP-1', [item(1)], more as Partial<PackedOrder>))).toBe(state);
});

test('a slip names what is open, and of an order that has left what went', () => {
  const part = order('ROP-1', [item(1, { open: 1 }), item(2, { open: 0 })]);
  expect(packedItems(part).map(({ variantId, packed }) => [variantId, packed])).toEqual([[1, 1]]);
  const sent = order('ROP-1', [item(1, { open: 0 })], { tasks: [], parcels: 1 });
  expect(packedItems(sent).map(({ packed }) => packed)).toEqual([2]);
});
