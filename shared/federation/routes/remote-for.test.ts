import { expect, test } from '@jest/globals';
import { remoteFor } from './remote-for.ts';

const remotes = {
  catalog: { prefixes: ['/', '/collections', '/product'] },
  'cart-checkout': { prefixes: ['/cart', '/checkout'] },
};

test.each([
  ['/', 'catalog'],
  ['/Collections/Woman', 'catalog'],
  ['/CART', 'cart-checkout'],
  ['/cart/', 'cart-checkout'],
  ['/cartoons', undefined],
  ['/products', undefined],
  ['/anything', undefined],
])('%s belongs to %s', (pathname, name) => {
  expect(remoteFor(pathname, remotes)).toBe(name);
});
