import { expect, test } from '@jest/globals';
import { fulfillmentOf, openUnits } from './fulfillment.ts';

const line = (quantity: number, shipped: number, canceled = 0) => ({ quantity, shipped, canceled });
const parcel = (isDelivered: boolean) => ({ deliveredAt: isDelivered ? new Date(0) : null });

test('units are open until they are in a parcel or canceled', () => {
  expect([line(3, 0), line(3, 1), line(3, 1, 2)].map(openUnits)).toEqual([3, 2, 0]);
});

test.each([
  ['UNSHIPPED', [line(2, 0)], []],
  ['UNSHIPPED', [line(2, 0, 2)], []],
  ['PARTLY_SHIPPED', [line(2, 1), line(1, 1)], [parcel(true)]],
  ['SHIPPED', [line(2, 1, 1), line(1, 1)], [parcel(true), parcel(false)]],
  ['DELIVERED', [line(2, 2), line(1, 0, 1)], [parcel(true), parcel(true)]],
] as const)('%s', (state, lines, parcels) => {
  expect(fulfillmentOf(lines, parcels)).toBe(state);
});
