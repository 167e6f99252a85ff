import { expect, test } from '@jest/globals';
import { keptToken, subjectOf } from './token-life.ts';

const tokenWith = (claims: unknown) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;

const now = Date.parse('2026-11-22T12:00:00Z');

test('a token is renewed a minute before its end, by the time that has gone by since it came', () => {
  // The clock of the shopper is wrong by years.
  const token = tokenWith({ sub: 'maya?~', iat: 1_000, exp: 1_900 });
  expect(keptToken(token, 'USER', now)).toEqual({ token, role: 'USER', renewAt: now + 14 * 60_000 });
  expect(subjectOf(token)).toBe('maya?~');
});

test('a token of a short life is used for half of it at least', () => {
  expect(keptToken(tokenWith({ iat: 1_000, exp: 1_040 }), 'USER', now).renewAt).toBe(now + 20_000);
});

test.each([
  'mock-token-1',
  '',
  'a.b.c',
  tokenWith(null),
  tokenWith({ exp: 5 }),
  tokenWith({ iat: 9, exp: 5 }),
])('a token that does not say how long it lasts is kept all the same: %j', (token) => {
  expect(keptToken(token, 'ADMIN', now)).toEqual({ token, role: 'ADMIN' });
  expect(subjectOf(token)).toBeNull();
});
