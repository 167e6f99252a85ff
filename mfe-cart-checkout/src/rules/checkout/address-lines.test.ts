import { expect, test } from '@jest/globals';
import { addressLines } from './address-lines.ts';

test('the owner sees the whole address', () => {
  const address = {
    recipientName: 'Maya Collins',
    street: '41 Beacon Street',
    city: 'Boston',
    state: 'MA',
    zip: '02108',
  };
  expect(addressLines(address)).toEqual(['Maya Collins', '41 Beacon Street, Boston, MA 02108']);
});

test('other callers see city and state', () => {
  expect(addressLines({ city: 'Boston', state: 'MA' })).toEqual(['Boston, MA']);
});
