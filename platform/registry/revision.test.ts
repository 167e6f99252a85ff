import { expect, test } from '@jest/globals';
import { changesBetween, liveAt, liveSince, type Revision } from './revision.ts';

const history = (...days: readonly string[]): readonly Revision[] =>
  days.map((day, index) => ({ revision: index + 1, at: `2026-${day}T00:00:00Z`, live: {} }));
const since = (revisions: readonly Revision[], day: string) =>
  liveSince(revisions, Date.parse(`2026-${day}T00:00:00Z`)).map(({ revision }) => revision);

test('a revision is live until the next one', () => {
  const revisions = history('01-01', '02-01', '03-01');
  expect(since(revisions, '01-15')).toEqual([1, 2, 3]);
  expect(since(revisions, '02-15')).toEqual([2, 3]);
  expect(since(revisions, '12-01')).toEqual([3]);
});

test('a date from a clock that was set back does not end the revision before it', () => {
  // The second was written on 02-20 by a clock that showed 01-02; the first was live until then, at most until 03-01.
  expect(since(history('01-15', '01-02', '03-01'), '02-15')).toEqual([1, 2, 3]);
});

test('a date from a clock that was ahead only lets revisions count as live for longer', () => {
  expect(since(history('01-01', '12-31', '02-01', '03-01'), '02-15')).toEqual([1, 2, 3, 4]);
});

test('what was live at a moment is the last revision before it', () => {
  const revisions = history('01-01', '02-01');
  const at = (text: string) => liveAt(revisions, Date.parse(text))?.revision;
  expect([
    at('2025-12-31T00:00Z'),
    at('2026-01-01T00:00Z'),
    at('2026-01-31T23:59Z'),
    at('2027-01-01T00:00Z'),
  ]).toEqual([undefined, 1, 1, 2]);
});

test('changes are those of the versions, by name of the remote', () => {
  const before = {
    catalog: { version: '1.0.0' },
    content: { version: '1.0.0' },
    account: { version: '1.0.0' },
  };
  const after = { catalog: { version: '1.1.0' }, content: { version: '1.0.0' }, cart: { version: '2.0.0' } };
  expect(changesBetween(before, after)).toEqual([
    { remote: 'account', from: '1.0.0', to: null },
    { remote: 'cart', from: null, to: '2.0.0' },
    { remote: 'catalog', from: '1.0.0', to: '1.1.0' },
  ]);
});
