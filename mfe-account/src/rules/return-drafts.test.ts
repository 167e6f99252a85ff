import { expect, test } from '@jest/globals';
import { noReason, nothingChosen, problemsOfFields, readDrafts, type ReturnDraft } from './return-drafts.ts';

const draft = (orderItemId: string, more: Partial<ReturnDraft> = {}): ReturnDraft => {
  return { orderItemId, chosen: true, quantity: 1, reason: 'OTHER', ...more };
};

test('only chosen items are requested', () => {
  const drafts = [draft('a', { quantity: 2 }), draft('b', { chosen: false, reason: '' })];
  const lines = [{ orderItemId: 'a', quantity: 2, reason: 'OTHER' }];
  expect(readDrafts(drafts)).toEqual({ lines, problems: {} });
});

test('at least one item must be chosen, and each needs a reason', () => {
  expect(readDrafts([draft('a', { chosen: false })]).problems).toEqual({ form: nothingChosen });
  expect(readDrafts([draft('a', { reason: '' }), draft('b')]).problems).toEqual({ a: noReason });
});

test("the store's errors are shown at their items, or above the form", () => {
  const { lines } = readDrafts([draft('a'), draft('b')]);
  const fields = [
    { path: 'lines.1.quantity', message: 'Too many.' },
    { path: 'lines.1.reason', message: 'Second.' },
    { path: 'note', message: 'Too long.' },
    { path: 'lines.7.quantity', message: 'Lost.' },
  ];
  expect(problemsOfFields(fields, lines)).toEqual({ b: 'Too many.', form: 'Too long.' });
});
