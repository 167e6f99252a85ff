import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { sharedRooms } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What runs in pages: money is in cents there, from the moment that an answer was parsed. */
const folders = [
  ...remotes.map(({ folder }) => `${folder}/src`),
  'shell/src',
  ...sharedRooms.filter((room) => room !== 'kernel' && room !== 'contract').map((room) => `shared/${room}`),
  'shared/mocks',
];

/** Where cents become dollars again, and for whom. */
const dollarsFor: Readonly<Record<string, string>> = {
  'mfe-catalog/src/rules/metadata/product-json-ld.ts': 'search engines',
  'mfe-cart-checkout/src/rules/checkout/idempotency-key.ts':
    'the stored fingerprint, which other releases compare',
};

const amount =
  '(price\\w*|compareAtPrice|unitPrice|subtotal|shipping|tax|total|refunded|revenue|amount|dollars|cents)';
/** A conversion: by name, by the schema of money, or by hand. */
const conversions = [
  /\b(centsFromDollars|formatDollars|dollarsFromCents)\b/,
  /\bmoney\.(parse|safeParse|decode|encode)\(/,
  new RegExp(`\\b${amount}\\)?\\s*[*/]\\s*100\\b`, 'i'),
  new RegExp(`\\b100\\s*\\*\\s*\\(?(\\w+\\.)*${amount}\\b`, 'i'),
  new RegExp(`\\b${amount}\\.toFixed\\(`, 'i'),
];

const converts = (text: string) => conversions.some((conversion) => conversion.test(text));

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(dist|node_modules)\//.test(file)),
);

test('dollars become cents in the contract alone: what runs in pages converts nothing', () => {
  const found = sources.filter((file) => converts(readFileSync(path.join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(dollarsFor).toSorted());
});

test.each([
  'formatCents(centsFromDollars(item.price))',
  'formatCents(Math.round(product.price * 100))',
  'formatCents(100 * order.total)',
  'const dollars = subtotal / 100;',
  '`$${order.total.toFixed(2)}`',
  'money.parse(cart.total)',
])('%s would be found', (code) => {
  expect(converts(code)).toBe(true);
});

test('what computes with cents is let be', () => {
  expect(converts('formatCents(price * quantity); savingPercent(price, compareAtPrice)')).toBe(false);
});
