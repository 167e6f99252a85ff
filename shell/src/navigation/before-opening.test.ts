import { expect, test } from '@jest/globals';
import { isBeforeOpening } from './before-opening.ts';

test.each([
  '/login',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/account/security',
  '/Admin/AdminDashboard/orders',
  '/orders/pay',
  '/success',
  '/dashboard/orders/1b2c/invoice',
  '/contact',
  '/terms',
  '/returnswarranty',
  '/privacypolicy',
  '/privacy/opt-out',
])('%s works before the shop opens', (path) => {
  expect(isBeforeOpening(path)).toBe(true);
});

test.each([
  '/',
  '/collections/woman',
  '/product/101',
  '/cart',
  '/checkout',
  '/register',
  '/faq',
  '/administer',
])('%s is closed until then', (path) => {
  expect(isBeforeOpening(path)).toBe(false);
});
