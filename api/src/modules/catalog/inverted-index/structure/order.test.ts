import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Order } from './order.ts';

const steps = fc.array(
  fc.record({ come: fc.array(fc.nat(50), { maxLength: 6 }), go: fc.array(fc.nat(60)) }),
  {
    maxLength: 8,
  },
);

test('slots stay in order while others come and go', () => {
  fc.assert(
    fc.property(steps, (all) => {
      // A slot is a place in this list of values, which decide the order.
      const values: number[] = [];
      const there = new Set<number>();
      const order = new Order((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
      for (const { come, go } of all) {
        for (const value of come) {
          const slot = values.push(value) - 1;
          there.add(slot);
          order.add(slot);
        }
        for (const slot of go) if (there.delete(slot)) order.lose();
        const expected = [...there].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
        expect(order.slots((slot) => there.has(slot))).toEqual(expected);
      }
    }),
  );
});
