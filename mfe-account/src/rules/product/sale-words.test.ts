import { expect, test } from '@jest/globals';
import { comparisonWarning, saleStory } from './sale-words.ts';

const sale = {
  price: 8000,
  firstDay: '2026-11-27',
  lastDay: '2026-11-30',
  state: 'PLANNED',
  before: null,
} as const;
const since = (at: string, price: number, compareAtPrice: number | null = null) => ({
  ...{ at: `${at}T05:00:00.000Z`, price, compareAtPrice, offered: true },
});
const product = {
  ...{ price: 9800, compareAtPrice: null, releasedAt: '2026-01-05T14:00:00.000Z', sale },
  prices: [since('2026-11-03', 9800), since('2026-08-01', 8500)],
};
const before = { price: 9800, compareAtPrice: null };
const running = { ...sale, state: 'RUNNING', before } as const;

test.each([
  [{ sale: null }, 'No sale is planned.'],
  [{}, '$80.00 from Fri, Nov 27 to Mon, Nov 30, beside $98.00.'],
  [{ price: 7900 }, 'The sale at $80.00 waits: the price is not above it. Its last day is Mon, Nov 30.'],
  [
    { sale: running, price: 8000, compareAtPrice: 9800 },
    'On sale at $80.00 until Mon, Nov 30, then $98.00 again.',
  ],
  [{ sale: running, price: 7500, compareAtPrice: 9800 }, /was changed during the sale, and will stay/],
  [{ sale: { ...running, state: 'ENDED' } as const }, 'The last sale, at $80.00, ended on Mon, Nov 30.'],
  [{ sale: { ...running, state: 'KEPT' } as const }, /ended on Mon, Nov 30\. The price was changed/],
  [{ sale: { ...sale, state: 'MISSED' } as const }, /did not take place/],
])('%j is told', (change, words) => {
  expect(saleStory({ ...product, ...change }, '2026-11-27')).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

const now = new Date('2026-11-20T12:00:00Z');

test('a sale is warned of when the price before was not asked for long, with the days', () => {
  expect(comparisonWarning(product, now)).toMatch(
    /^\$98\.00 was asked for 24 of the 90 days before Fri, Nov 27 \(Tue, Nov 3 to Fri, Nov 27\)\. .*16 CFR 233\.1/,
  );
  expect(comparisonWarning({ ...product, prices: [since('2026-10-01', 9800)] }, now)).toBeNull();
});

test('so is a price that was typed beside the current one', () => {
  const typed = { ...product, sale: null, price: 8000, compareAtPrice: 12_000 };
  const prices = [since('2026-11-10', 8000, 12_000), since('2026-01-05', 9800)];
  expect(comparisonWarning({ ...typed, prices }, now)).toMatch(/^\$120\.00 is not known to have been asked/);
  expect(
    comparisonWarning(
      {
        ...typed,
        compareAtPrice: 9800,
        prices: [since('2026-11-10', 8000, 9800), since('2026-01-05', 9800)],
      },
      now,
    ),
  ).toBeNull();
  expect(
    comparisonWarning({ ...typed, compareAtPrice: null, prices: [since('2026-01-05', 8000)] }, now),
  ).toBeNull();
});
