import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BitSet } from './bit-set.ts';
import { Posting, union } from './posting.ts';

const slots = fc.uniqueArray(fc.nat(2000), { maxLength: 600 });
const setOf = (all: readonly number[]) => {
  const bits = new BitSet();
  for (const slot of all) bits.add(slot);
  return bits;
};
const membersOf = (bits: BitSet) =>
  Array.from({ length: 2100 }, (_, slot) => slot).filter((slot) => bits.has(slot));
const sorted = (all: Iterable<number>) => [...all].sort((a, b) => a - b);

test('a bit set is a set', () => {
  fc.assert(
    fc.property(slots, slots, (a, b) => {
      const [inA, inB] = [new Set(a), new Set(b)];
      expect(membersOf(setOf(a).or(setOf(b)))).toEqual(sorted(new Set([...a, ...b])));
      expect(membersOf(setOf(a).and(setOf(b)))).toEqual(sorted(a.filter((slot) => inB.has(slot))));
      expect(membersOf(setOf(a).without(setOf(b)))).toEqual(sorted(a.filter((slot) => !inB.has(slot))));
      expect(setOf(a).size).toBe(inA.size);
      expect(setOf(a).sizeWith(setOf(b))).toBe(a.filter((slot) => inB.has(slot)).length);
      const without = setOf(a);
      for (const slot of b) without.delete(slot);
      expect(membersOf(without)).toEqual(sorted(a.filter((slot) => !inB.has(slot))));
    }),
  );
});

test('a copy goes its own way', () => {
  const first = setOf([1, 40]);
  const copy = first.copy();
  copy.add(70);
  copy.delete(1);
  expect([membersOf(first), membersOf(copy)]).toEqual([
    [1, 40],
    [40, 70],
  ]);
});

test('a posting has what was added, few or many, each once', () => {
  fc.assert(
    fc.property(slots, (all) => {
      const posting = new Posting();
      for (const slot of sorted(all)) {
        posting.add(slot);
        posting.add(slot);
      }
      expect(membersOf(union([posting, undefined], 2001))).toEqual(sorted(all));
    }),
  );
});
