import { expect, test } from '@jest/globals';
import { loggableUrl } from './loggable-url.ts';

test.each([
  ['/reset-password?token=aB-_9', '/reset-password?token=[hidden]'],
  ['/verify-email?page=1&Token=abc&size=2', '/verify-email?page=1&Token=[hidden]&size=2'],
  ['/search?q=my+illness', '/search?q=[hidden]'],
  ['/search?q=a?b=c&sort=newest', '/search?q=[hidden]&sort=newest'],
  ['/search?%71=my+illness', '/search?%71=[hidden]'],
  ['/success?session_id=cs_test_1', '/success?session_id=[hidden]'],
  ['/login?next=%2Freset-password%3Ftoken%3Dabc', '/login?next=[hidden]'],
  ['/api/orders/by-session/cs_test_1', '/api/orders/by-session/[hidden]'],
  ['/api/stripe/reconcile/cs_test_1?x=1', '/api/stripe/reconcile/[hidden]?x=[hidden]'],
  ['/search?shopper@example.com', '/search?[hidden]'],
  ['/api/products?gender=FEMALE&limit=9', '/api/products?gender=FEMALE&limit=9'],
  ['/product/101', '/product/101'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});
