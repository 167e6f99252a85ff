import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeCarts } from './cart-merge.ts';

test('merging adds quantities up to the stock and reports what was reduced', () => {
  const merged = mergeCarts(
    [{ variantId: 1, quantity: 2 }],
    [
      { variantId: 1, quantity: 3 },
      { variantId: 2, quantity: 1 },
    ],
    (variantId) => (variantId === 1 ? 4 : 0),
  );
  expect(merged.lines).toEqual([{ variantId: 1, quantity: 4 }]);
  expect(merged.reduced).toEqual([
    { variantId: 1, wanted: 5, kept: 4 },
    { variantId: 2, wanted: 1, kept: 0 },
  ]);
});

test("a merge never reduces the account's quantities, nor exceeds the larger of them and the stock", () => {
  const lines = fc.uniqueArray(
    fc.record({ variantId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ variantId }) => variantId },
  );
  fc.assert(
    fc.property(
      lines,
      lines,
      fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
      (account, visitor, stock) => {
        const { lines: merged } = mergeCarts(account, visitor, (id) => stock[id] ?? 0);
        for (const { variantId, quantity } of merged) {
          const held = account.find((line) => line.variantId === variantId)?.quantity ?? 0;
          expect(quantity).toBeGreaterThanOrEqual(held);
          expect(quantity).toBeLessThanOrEqual(Math.max(held, stock[variantId] ?? 0));
        }
      },
    ),
  );
});
