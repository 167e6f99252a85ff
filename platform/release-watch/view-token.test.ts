import { expect, test } from '@jest/globals';
import { createView, internalKey, readView, visitorKey, type ViewArm } from './view-token.ts';

const secret = 'a secret of the tests, which is long enough';

test.each<ViewArm>([
  { kind: 'none' },
  { kind: 'control' },
  { kind: 'canary', remote: 'cart-checkout', version: '1.2.3-3f2a9c1b' },
])('a token says of which view it is: %j', (arm) => {
  const { token, ...view } = createView(secret, arm, 1_795_000_000_000);
  expect(readView(secret, token)).toEqual(view);
  // It is sent within quotes in a header.
  expect(token).toMatch(/^[\w.~-]{1,200}$/);
});

test('no two views have the same', () => {
  const made = Array.from({ length: 50 }, () => createView(secret, { kind: 'none' }, 1).token);
  expect(new Set(made).size).toBe(50);
});

test('a token that was changed, cut or made with another secret is none', () => {
  const { token } = createView(secret, { kind: 'control' });
  expect(readView(secret, token.replace('~control~', '~canary~catalog~1.0.0~'))).toBeNull();
  expect(readView(secret, token.slice(0, -1))).toBeNull();
  expect(readView('another secret', token)).toBeNull();
  for (const text of ['', '~', '~~~', 'x'.repeat(500)]) expect(readView(secret, text)).toBeNull();
});

test('neither the secret nor an address can be told from what is made of them', () => {
  expect(internalKey(secret)).not.toContain(secret);
  const key = visitorKey(secret, 'catalog 2026-11-25T10:00:00.000Z', '203.0.113.7');
  expect(key).toMatch(/^[\w-]{16}$/);
  expect(visitorKey(secret, 'content 2026-11-25T10:00:00.000Z', '203.0.113.7')).not.toBe(key);
});
