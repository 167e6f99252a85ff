import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { policy } from '../shop/policy.ts';
import { mergeWishlists, type SavedProduct } from './wishlist-merge.ts';

/** Saved so many minutes after the first one. */
const saved = (productId: number, minute: number): SavedProduct => ({
  productId,
  savedAt: new Date(minute * 60_000).toISOString(),
});

test('both lists become one, newest first; the account says when a product of both was saved', () => {
  expect(mergeWishlists([saved(1, 5), saved(2, 1)], [saved(3, 4), saved(2, 9)])).toEqual([
    ...[saved(1, 5), saved(3, 4), saved(2, 1)],
  ]);
});

test('two of the same moment have one order, whichever list they come from', () => {
  const both = [saved(8, 1), saved(7, 1)];
  expect(mergeWishlists([saved(7, 1)], [saved(8, 1)])).toEqual(both);
  expect(mergeWishlists([saved(8, 1)], [saved(7, 1)])).toEqual(both);
});

test('of more than a wishlist may have, the oldest are left out, whosever they are', () => {
  const full = Array.from({ length: policy.maxSavedProducts }, (_, index) => saved(index + 1, index));
  const merged = mergeWishlists(full, [saved(900, policy.maxSavedProducts), saved(901, -1)]);
  expect(merged).toHaveLength(policy.maxSavedProducts);
  expect(merged[0]?.productId).toBe(900);
  expect(merged.map(({ productId }) => productId)).not.toContain(1);
  expect(merged.map(({ productId }) => productId)).not.toContain(901);
});

test('a merge has every product once, loses none within the limit, and changes nothing when it is repeated', () => {
  const list = fc.uniqueArray(fc.record({ productId: fc.nat(30), minute: fc.nat(9) }), {
    selector: ({ productId }) => productId,
  });
  fc.assert(
    fc.property(list, list, (ofAccount, ofVisitor) => {
      const account = ofAccount.map(({ productId, minute }) => saved(productId, minute));
      const visitor = ofVisitor.map(({ productId, minute }) => saved(productId, minute));
      const merged = mergeWishlists(account, visitor);
      const ids = (entries: readonly SavedProduct[]) => entries.map(({ productId }) => productId);
      expect(ids(merged).toSorted()).toEqual([...new Set(ids([...account, ...visitor]))].toSorted());
      expect(merged).toEqual(expect.arrayContaining(account));
      expect(mergeWishlists(merged, visitor)).toEqual(merged);
    }),
  );
});
