import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { sharedModules } from './rules/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Code that runs in pages: there money is in cents from the moment a response is parsed. */
const folders = [
  ...remotes.map(({ folder }) => `${folder}/src`),
  'shell/src',
  ...sharedModules
    .filter((module) => module !== 'kernel' && module !== 'contract')
    .map((module) => `shared/${module}`),
  'shared/mocks',
];

/** The places that convert cents to dollars, with the reason. */
const dollarsFor: Readonly<Record<string, string>> = {
  'mfe-catalog/src/rules/metadata/product-json-ld.ts': 'search engines',
  'mfe-cart-checkout/src/rules/checkout/idempotency-key.ts':
    'the stored fingerprint, which other releases compare',
  'mfe-cart-checkout/src/features/payment/start-payment.ts': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/order/change/change-form.tsx': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/order/change/use-quote.ts': 'the query of a call, which is sent as it is',
  'mfe-account/src/pages/admin/order/receive-form.tsx': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/order/refund-dialog.tsx': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/orders/new/use-new-order.ts': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/orders/new/use-quote.ts': 'the query of a call, which is sent as it is',
  'mfe-account/src/pages/admin/products/price-dialog.tsx': 'the body of a call, which is sent as it is',
  'mfe-account/src/pages/admin/settings/policy-form.tsx': 'promises as typed, for the body of the call',
  'mfe-account/src/rules/tax-rule-body.ts': 'the body of a call, which is sent as it is',
  'mfe-account/src/rules/collection/form-values.ts':
    'price limits of a rule as typed, for the body of the call',
  'mfe-account/src/rules/product/form-values.ts': 'the body of a call, which is sent as it is',
  'mfe-account/src/rules/product/sale-form.ts': 'the body of a call, which is sent as it is',
};

const amount =
  '(price\\w*|compareAtPrice|unitPrice|subtotal|shipping|tax|total|refunded|revenue|amount|dollars|cents)';
/** Patterns of a conversion: by function name, by the money schema, or by arithmetic. */
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

test('only the contract converts dollars to cents: code that runs in pages does not', () => {
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
])('%s is detected', (code) => {
  expect(converts(code)).toBe(true);
});

test('computing with cents is allowed', () => {
  expect(converts('formatCents(price * quantity); savingPercent(price, compareAtPrice)')).toBe(false);
});
