import { expect, test } from '@jest/globals';
import { allocate, bucketsOf, extend, mostFor, mostFree, type Buckets } from './buckets.ts';
import { nextStep, steps } from './schedule.ts';

test('the steps are 1, 5, 25, 95 and 100 percent, from any share', () => {
  expect([0, 1, 5, 25, 95].map(nextStep)).toEqual([1, 5, 25, 95, 100]);
  expect([0.5, 10, 50].map(nextStep)).toEqual([1, 25, 95]);
  expect(steps.map(bucketsOf)).toEqual([10, 50, 250, 950]);
});

test('the first grows from 0 upward, the second from the end downward, the third between them', () => {
  const first = allocate([], 10);
  expect(first).toEqual([0, 10]);
  const second = allocate([[0, 50]], 10);
  expect(second).toEqual([990, 1000]);
  const third = allocate(
    [
      [900, 1000],
      [0, 100],
    ],
    10,
  );
  expect(third).toEqual([495, 505]);
  expect(extend([0, 10], [[990, 1000]], 250)).toEqual([0, 250]);
  expect(extend([990, 1000], [[0, 250]], 250)).toEqual([750, 1000]);
});

test('a range that has used up one side grows on the other', () => {
  const others: readonly Buckets[] = [
    [0, 100],
    [800, 1000],
  ];
  expect(extend([600, 610], others, 250)).toEqual([360, 610]);
  expect(extend([600, 610], others, 600)).toEqual([100, 700]);
  expect(extend([600, 610], others, 700)).toEqual([100, 800]);
  expect(extend([600, 610], others, 701)).toBeUndefined();
  expect(mostFor([600, 610], others)).toBe(700);
});

test('without room there is no range, and what there is room for can be told', () => {
  expect(allocate([[0, 950]], 50)).toEqual([950, 1000]);
  expect(allocate([[0, 951]], 50)).toBeUndefined();
  expect(mostFree([[0, 951]])).toBe(49);
  expect(mostFree([[0, 1000]])).toBe(0);
  expect(allocate([[0, 1000]], 1)).toBeUndefined();
});

test('however three canaries come, grow and go, ranges are disjoint, nested and as large as was asked', () => {
  // A fixed sequence of numbers, so that a failure can be repeated.
  let state = 7;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const ranges: (Buckets | undefined)[] = [undefined, undefined, undefined];
  let [allocated, extended, refused] = [0, 0, 0];
  for (let turn = 0; turn < 3000; turn += 1) {
    const at = random(3);
    const own = ranges[at];
    const others = ranges.filter((range, index) => range && index !== at) as Buckets[];
    if (own && random(4) === 0) {
      ranges[at] = undefined;
      continue;
    }
    const size = 1 + random(600);
    const next = own ? extend(own, others, size) : allocate(others, size);
    if (!next) {
      refused += 1;
      const most = own ? mostFor(own, others) : mostFree(others);
      expect(size > most || (own !== undefined && size < own[1] - own[0])).toBe(true);
      continue;
    }
    if (own) extended += 1;
    else allocated += 1;
    const [from, to] = next;
    expect(to - from).toBe(size);
    expect(from >= 0 && to <= 1000).toBe(true);
    if (own) expect(from <= own[0] && to >= own[1]).toBe(true);
    for (const other of others) expect(to <= other[0] || from >= other[1]).toBe(true);
    ranges[at] = next;
  }
  expect(Math.min(allocated, extended, refused)).toBeGreaterThan(100);
});
