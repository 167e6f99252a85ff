import { expect, test } from '@jest/globals';
import { demoShop } from '@ritual/shared/demo';
import { defaultPages, readPage } from '@ritual/shared/kernel';
import { searchFaq } from './faq-search.ts';
import { highlight, wordsOf } from './highlight.ts';
import { segmentsOf } from './rich-text.ts';
import { fillIn } from './shop-words.ts';

const { sections } = readPage(defaultPages.faq, { shop: { facts: demoShop }, live: (link) => link }, null);

test('the FAQ has at least 24 different questions, and its numbers come from the policy', () => {
  const questions = sections.flatMap((section) => section.questions.map(({ title }) => title));
  expect(questions.length).toBeGreaterThanOrEqual(24);
  expect(new Set(questions).size).toBe(questions.length);
  expect(JSON.stringify(sections)).toContain('$250');
});

test('a result contains every search word, in question or answer, in any letter case', () => {
  const found = searchFaq(sections, '  REFUND card ');
  expect(found.flatMap(({ questions }) => questions.map(({ title }) => title))).toEqual([
    'How long does a refund take?',
  ]);
  // Only in a topic's name.
  expect(searchFaq(sections, 'sizing').map(({ id, questions }) => [id, questions.length])).toEqual([
    ['sizing-care', 6],
  ]);
  expect(searchFaq(sections, '')).toBe(sections);
  expect(searchFaq(sections, 'zebra')).toEqual([]);
});

test('links are found by their words and not by their addresses', () => {
  expect(searchFaq(sections, 'shippinginfo')).toEqual([]);
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

test('a text has the phone number of the shop, and general wording without facts of the shop', () => {
  expect(fillIn('Call {phone}. {other}', { facts: { ...demoShop, phone: '(206) 555-0100' } })).toBe(
    'Call (206) 555-0100. {other}',
  );
  expect(fillIn('Call {phone}.', null)).toBe('Call our phone number.');
});
