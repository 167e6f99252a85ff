import { expect, test } from '@jest/globals';
import { demoShop } from '@ritual/shared/demo';
import { faqOf } from './faq-data.ts';
import { searchFaq } from './faq-search.ts';
import { highlight, wordsOf } from './highlight.ts';
import { segmentsOf, plainText } from './rich-text.ts';
import { fillIn } from './shop-words.ts';
import { defaultShopPolicy, type ShopPolicy } from '@ritual/shared/kernel';

const faqGroups = faqOf({ facts: demoShop });

test('the FAQ has at least 24 different questions, and its numbers come from the policy', () => {
  const questions = faqGroups.flatMap(({ entries }) => entries.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(24);
  expect(new Set(questions).size).toBe(questions.length);
  expect(JSON.stringify(faqGroups)).toContain('$250');
});

test('a result contains every search word, in question or answer, in any letter case', () => {
  const found = searchFaq(faqGroups, '  REFUND card ');
  expect(found.flatMap(({ entries }) => entries.map(({ question }) => question))).toEqual([
    'How long does a refund take?',
  ]);
  // Only in a topic's name.
  expect(searchFaq(faqGroups, 'sizing').map(({ id, entries }) => [id, entries.length])).toEqual([
    ['sizing-care', 6],
  ]);
  expect(searchFaq(faqGroups, '')).toBe(faqGroups);
  expect(searchFaq(faqGroups, 'zebra')).toEqual([]);
});

test('every answer has a unique URL', () => {
  const slugs = faqGroups.flatMap(({ id, entries }) => [id, ...entries.map(({ slug }) => slug)]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('links are found by their text and not by their URLs', () => {
  const [found] = searchFaq(faqGroups, 'shippinginfo');
  expect(found).toBeUndefined();
  expect(plainText('See [Shipping info](/shippinginfo) and [us](mailto:a@b.example).')).toBe(
    'See Shipping info and us.',
  );
  expect(segmentsOf('[All](/a) of it, [here](/b#c)')).toEqual([
    { words: 'All', to: '/a' },
    ' of it, ',
    { words: 'here', to: '/b#c' },
  ]);
});

test('matches are marked in any letter case, special characters are literal', () => {
  const marked = (text: string, query: string) =>
    highlight(text, wordsOf(query))
      .map((part) => (part.hit ? `<${part.text}>` : part.text))
      .join('');
  expect(marked('Shipping is how we ship.', 'ship shipping')).toBe('<Shipping> is how we <ship>.');
  expect(marked('Free from $250.00 on (really)', '$250.00 (')).toBe('Free from <$250.00> on <(>really)');
  expect(marked('Nothing.', '')).toBe('Nothing.');
});

test('a text has the contact details of the shop, and general wording without facts of the shop', () => {
  const text = 'Email {email}, call {phone} or write to {postal}. {other}';
  expect(
    fillIn(text, { facts: { ...demoShop, email: 'a@b.example', phone: '(206) 555-0100', name: 'Us' } }),
  ).toBe(
    'Email [a@b.example](mailto:a@b.example), call (206) 555-0100 or write to Us, 118 Newbury Street, Boston, MA 02116. {other}',
  );
  expect(fillIn(text, null)).toBe(
    'Email [our email address](/contact), call our phone number or write to RITUAL OF POWER. {other}',
  );
});

test('the answers say where a method does not go, and nothing of it while all go everywhere', () => {
  const where = (reach: Partial<ShopPolicy['reach']>) => {
    const policy = { ...defaultShopPolicy, reach: { ...defaultShopPolicy.reach, ...reach } };
    const entries = faqOf({ facts: demoShop, policy }).flatMap((group) => group.entries);
    return entries.find(({ slug }) => slug === 'where-you-ship')?.answer;
  };
  expect(where({})).toMatch(/the District of Columbia\.$/);
  expect(where({ standard: { notTo: ['HI'], poBoxes: true } })).toMatch(
    /the District of Columbia\. Standard shipping does not go to Hawaii\.$/,
  );
});

test('a text tells what the owner promises today', () => {
  const text =
    '{returnDays} days. {shippingCost} {shippingPrice}. {processingDays}, {cutoff}, {standardDays}, {nextDays}. {shippingFree}';
  const told = (policy: Partial<ShopPolicy>) =>
    fillIn(text, { facts: null, policy: { ...defaultShopPolicy, ...policy } });
  expect(told({})).toBe(
    '30 days. Standard shipping costs $9.90 an order. It is free when the pieces in your order come to $250 or more, before tax. $9.90, free from $250. 1–2, 2:00 PM, 3–7, 1. Free from $250.',
  );
  expect(told({ freeShippingFrom: null, returnDays: 14, cutoff: '09:30', processingDays: 1 })).toBe(
    '14 days. Standard shipping costs $9.90 an order. $9.90. 1, 9:30 AM, 3–7, 1.',
  );
  expect(told({ standardShipping: 0 })).toMatch(/Standard shipping is free\. free\. .* Free of charge\.$/);
});
