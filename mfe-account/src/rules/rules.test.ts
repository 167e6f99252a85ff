import { expect, test } from '@jest/globals';
import { placeAfterSignIn } from './after-sign-in.ts';
import { formatPhone } from './format-phone.ts';
import { reducedText } from './reduced-text.ts';

test.each([
  ['/checkout', 'USER', '/checkout'],
  ['/checkout', 'ADMIN', '/checkout'],
  [null, 'USER', '/dashboard'],
  [null, 'ADMIN', '/admin/AdminDashboard'],
  ['//evil.example', 'USER', '/dashboard'],
  ['/login?next=/cart', 'USER', '/dashboard'],
] as const)('from next=%s a %s goes to %s', (next, role, place) => {
  expect(placeAfterSignIn(next, role)).toBe(place);
});

test('a reduced line has a message', () => {
  const change = { variantId: 1, productName: 'Halo Scoop Bra', wanted: 5 };
  expect(reducedText({ ...change, kept: 2 })).toBe('Only 2 of Halo Scoop Bra could be kept in your cart.');
  expect(reducedText({ ...change, kept: 0 })).toBe(
    'Halo Scoop Bra is sold out and was not added to your cart.',
  );
});

test.each([
  ['+16175550142', '(617) 555-0142'],
  ['+442079460000', '+442079460000'],
])('the phone number %s is shown as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
