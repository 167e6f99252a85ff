import { expect, test } from '@jest/globals';
import { defaultShopPolicy } from '@ritual/shared/kernel';
import { outcomeText, outcomeTitle } from './outcome-words.ts';

const promises = { ...defaultShopPolicy, refundDays: { from: 3, to: 10 } };
const maya = { firstName: 'Maya', email: 'maya@example.com', watching: false, promises };

test('the titles of the specification', () => {
  expect(outcomeTitle('successful').join(' ')).toBe('Payment Successful');
  expect(outcomeTitle('processing').join(' ')).toBe('Payment Processing');
});

test('the owner is thanked by name and sees where the confirmation was sent', () => {
  expect(outcomeText('successful', maya)).toBe(
    'Thank you, Maya. We sent a confirmation to maya@example.com and pack your order within 1–2 business days.',
  );
});

test('a holder of only the session id sees neither name nor e-mail', () => {
  expect(outcomeText('successful', { ...maya, email: undefined })).toMatch(
    /^Thank you\. We sent a confirmation by email and/,
  );
});

test('processing states that the page can be left, and when it takes longer', () => {
  expect(outcomeText('processing', { ...maya, watching: true })).toBe(
    'This takes a few seconds. You can leave this page.',
  );
  expect(outcomeText('processing', maya)).toMatch(/^This takes longer than usual\./);
});

test('an order that ended unpaid has its own message', () => {
  expect(outcomeText('closed', maya)).toMatch(/nothing was charged/);
  expect(outcomeText('refunded', maya)).toMatch(/It takes 3–10 business days/);
  const unsaid = { ...maya, promises: defaultShopPolicy };
  expect(outcomeText('refunded', unsaid)).toBe('Your money is on its way back to you.');
});
