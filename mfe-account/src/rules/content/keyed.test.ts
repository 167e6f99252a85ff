import { expect, test } from '@jest/globals';
import { keyed, putBack, withChanges, without } from './keyed.ts';

test('what was taken out is put back at its place, beside what was changed since', () => {
  const all = ['a', 'b', 'c'].map((name) => keyed({ name, parts: [keyed({ of: name })] }));
  const key = all[1]?.key ?? 0;
  const since = withChanges(without(all, key), all[2]?.key ?? 0, { name: 'changed' });
  expect(putBack(since, all, key).map(({ name }) => name)).toEqual(['a', 'b', 'changed']);
});

test('it is not put back twice, also where the list was filled anew', () => {
  const fill = () => ['a', 'b'].map((name) => keyed({ name, parts: [keyed({ of: name })] }));
  const all = fill();
  expect(putBack(fill(), all, all[0]?.key ?? 0)).toHaveLength(2);
  expect(putBack(all, all, 0)).toBe(all);
});
