import { expect, test } from '@jest/globals';
import { changeBegins, othersChanges } from './others-changes.ts';

interface Row {
  readonly id: string;
  readonly words?: string;
}
const rowsOf = (ids: string): Row[] => [...ids].map((id) => ({ id }));
/** What is found when `shown` is on the page and the API answers with `answered`; a dot: there are more. */
function look(shown: string, answered: string) {
  const next = (ids: string) => (ids.endsWith('.') ? 'next' : null);
  const found = othersChanges(
    { rows: rowsOf(shown.replace('.', '')), next: next(shown) },
    { content: rowsOf(answered.replace('.', '')), next: next(answered) },
    ({ id }) => id,
    undefined,
  );
  return { gone: [...found.gone].join(''), waiting: found.waiting };
}

test.each([
  ['abc', 'abc', '', 0],
  // One has left the filter.
  ['abc', 'ac', 'b', 0],
  ['abc', 'ab', 'c', 0],
  ['abc', '', 'abc', 0],
  // The next page moves up: it is neither new nor is anything but b gone.
  ['abc.', 'acd.', 'b', 0],
  // New ones push the last one out of the answer; it is still there.
  ['abc.', 'xab.', '', 1],
  ['abc.', 'xyz.', '', 3],
  ['abc.', 'xac.', 'b', 1],
  ['abc.', 'axbd.', '', 1],
  // A list that is sorted oldest first gets them at its end.
  ['abc', 'abcx', '', 1],
  // All that is left fits in the answer.
  ['abc.', 'ab', 'c', 0],
  ['', 'x', '', 1],
])('shown %s, answered %s: gone “%s”, %d new', (shown, answered, gone, waiting) => {
  expect(look(shown, answered)).toEqual({ gone, waiting });
});

test('a row that another person changed says who it was', () => {
  const changedBy = ({ words }: Row) => (words === 'by Ada' ? 'Ada' : null);
  const answer = {
    content: [{ id: 'a', words: 'by Ada' }, { id: 'b', words: 'new' }, { id: 'c' }],
    next: null,
  };
  expect(othersChanges({ rows: rowsOf('abc'), next: null }, answer, ({ id }) => id, changedBy)).toEqual({
    changed: { a: 'Updated by Ada', b: 'Updated just now' },
    gone: new Set(),
    waiting: 0,
  });
});

test('words about a change take as many of the last columns as they need, never the name', () => {
  const begins = (...widths: readonly number[]) => changeBegins(widths.map((width) => ({ width })));
  expect(begins(122, 160, 104, 116, 92)).toBe(3);
  expect(begins(122, 160, 220)).toBe(2);
  expect(begins(122, 50)).toBe(1);
  expect(begins(122)).toBe(0);
});
