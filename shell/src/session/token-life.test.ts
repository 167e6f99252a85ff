import { expect, test } from '@jest/globals';
import { toStoredToken, subjectOf } from './token-life.ts';

const tokenWith = (claims: unknown) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;

const now = Date.parse('2026-11-22T12:00:00Z');

test('a token is renewed a minute before it expires, counted from when it was received', () => {
  // The shopper's clock is wrong by years.
  const token = tokenWith({ sub: 'maya?~', iat: 1_000, exp: 1_900 });
  expect(toStoredToken(token, 'USER', now)).toEqual({ token, role: 'USER', renewAt: now + 14 * 60_000 });
  expect(subjectOf(token)).toBe('maya?~');
});

test('a short-lived token is used for at least half of its lifetime', () => {
  expect(toStoredToken(tokenWith({ iat: 1_000, exp: 1_040 }), 'USER', now).renewAt).toBe(now + 20_000);
});

test.each([
  'mock-token-1',
  '',
  'a.b.c',
  tokenWith(null),
  tokenWith({ exp: 5 }),
  tokenWith({ iat: 9, exp: 5 }),
])('a token without a lifetime is stored without `renewAt`: %j', (token) => {
  expect(toStoredToken(token, 'ADMIN', now)).toEqual({ token, role: 'ADMIN' });
  expect(subjectOf(token)).toBeNull();
});
