import { expect, test } from '@jest/globals';
import { paymentAddress } from './payment-address.ts';

test('only http(s) addresses are opened for payment', () => {
  const open = (url: string | null) => paymentAddress(url, 'http://localhost:3000/checkout');
  expect(open('https://checkout.stripe.com/c/pay/cs_1')).toBe('https://checkout.stripe.com/c/pay/cs_1');
  expect(open('/success?session_id=cs_1')).toBe('http://localhost:3000/success?session_id=cs_1');
  for (const refused of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'http://']) {
    expect(open(refused)).toBeNull();
  }
});
