import { expect, test } from '@jest/globals';
import { asksForOrder, emptyValues, filledIn, fromAddress, isContactDraft } from './contact-draft.ts';

test.each([
  ['', {}],
  ['topic=return', { topic: 'RETURN' }],
  ['topic=weather', {}],
  ['order=ROP-7K3M9Q', { topic: 'ORDER', orderNumber: 'ROP-7K3M9Q' }],
  ['topic=RETURN&order=ROP-7K3M9Q', { topic: 'RETURN', orderNumber: 'ROP-7K3M9Q' }],
  [`order=${'9'.repeat(40)}`, { topic: 'ORDER', orderNumber: '9'.repeat(20) }],
])('the URL %j fills in %j', (search, said) => {
  expect(fromAddress(new URLSearchParams(search))).toEqual(said);
});

test('typed text is never overwritten', () => {
  const typed = { ...emptyValues, name: 'Mo' };
  const known = { name: 'Maya Collins', email: 'maya@example.com' };
  expect(filledIn(typed, known)).toEqual({ ...emptyValues, name: 'Mo', email: 'maya@example.com' });
});

test('only orders and returns ask for a number', () => {
  expect(['ORDER', 'RETURN', 'SIZE', '', 'NONSENSE'].map(asksForOrder)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [{ values: emptyValues, since: 1 }, true],
  [{ values: { ...emptyValues, message: 1 }, since: 1 }, false],
  [{ values: { name: 'Mo' }, since: 1 }, false],
  [{ values: emptyValues }, false],
  [{ values: null, since: 1 }, false],
  ['text', false],
  [null, false],
])('%j is a draft: %s', (value, is) => {
  expect(isContactDraft(value)).toBe(is);
});
