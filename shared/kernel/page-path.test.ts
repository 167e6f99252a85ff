import { expect, test } from '@jest/globals';
import { countedPath } from './page-path.ts';

const patterns = [
  ...['/', '/collections', '/collections/:slug', '/product/:id', '/NewIn', '/admin/AdminDashboard'],
  '/pages/:slug',
  ...['/dashboard/orders', '/dashboard/orders/:id', '/dashboard/orders/:id/invoice'],
];

test.each([
  ['/', '/'],
  ['/newin/', '/NewIn'],
  ['/Collections/Woman', '/collections/woman'],
  ['/product/101', '/product/101'],
  ['/Pages/Our-Story', '/pages/our-story'],
  ['/dashboard/orders', '/dashboard/orders'],
  ['/dashboard/orders/9b1d', '/dashboard/orders/:id'],
  ['/dashboard/orders/9b1d/invoice', '/dashboard/orders/:id/invoice'],
  ['/product/a%40b.example', '/product/:id'],
  [`/collections/${'a'.repeat(81)}`, '/collections/:slug'],
  ['/maya@example.com', '/no-such-page'],
  ['/admin/AdminDashboard', null],
  ['/ADMIN/users/7', null],
])('%s is counted as %s', (pathname, counted) => {
  expect(countedPath(pathname, patterns)).toBe(counted);
});
