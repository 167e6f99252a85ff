import { expect, test } from '@jest/globals';
import { canonicalPath, paths, safeReturnPath, withReturnPath } from './index.ts';

test.each([
  ['/newin', '/NewIn'],
  ['/NEWIN/', '/NewIn'],
  ['/Collections/Woman', '/collections/woman'],
  ['/PRODUCT/101', '/product/101'],
  ['/admin/admindashboard/Products', '/admin/AdminDashboard/Products'],
  ['/Dashboard/Orders/AbC', '/dashboard/orders/AbC'],
  ['/', '/'],
  ['/Somewhere/Else', '/Somewhere/Else'],
])('%s is spelled %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical);
});

test('paths are built escaped', () => {
  expect(paths.collection.to({ slug: 'a b/c' })).toBe('/collections/a%20b%2Fc');
  expect(paths.search.to({ q: 'run & jump' })).toBe('/search?q=run%20%26%20jump');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login?next=/cart',
  '/a\nb',
  '',
  null,
])('%j is not accepted as a return path', (value) => {
  expect(safeReturnPath(value)).toBeUndefined();
});

test('a path of this site is accepted with its query', () => {
  expect(safeReturnPath('/checkout?step=2#pay')).toBe('/checkout?step=2#pay');
  expect(withReturnPath('/login', '/checkout')).toBe('/login?next=%2Fcheckout');
  expect(withReturnPath('/login', '//evil.example')).toBe('/login');
});
