import * as z from 'zod/mini';
import { readAmount } from '../../kernel/pricing/read-amount.ts';
import { money, text } from '../schemas/primitives.ts';

const version = z.int().check(z.minimum(0));
const priceWords = 'Enter an amount in dollars from 0 to 10,000, like 9.90.';
const price = money.check(z.maximum(1_000_000, priceWords));
const daysWords = 'Enter business days from 1 to 60.';
const days = z.int(daysWords).check(z.minimum(1, daysWords), z.maximum(60, daysWords));
const returnWords = 'Enter days from 1 to 365.';
const returns = z.int(returnWords).check(z.minimum(1, returnWords), z.maximum(365, returnWords));

const spans = [
  ['standardFrom', 'standardTo'],
  ['expeditedFrom', 'expeditedTo'],
  ['nextDayFrom', 'nextDayTo'],
] as const;

type Spans = Readonly<Record<(typeof spans)[number][number], number>>;

const checkSpans = z.superRefine<Spans>((value, context) => {
  for (const [from, to] of spans) {
    if (value[from] <= value[to]) continue;
    const message = 'The most days are fewer than the least.';
    context.addIssue({ code: 'custom', path: [to], message, input: value[to] });
  }
});

/** What the owner promises to shoppers; when the store packs is with its packing times. Delivery in business days from when a parcel has left. */
export const policyFields = z.object({
  /** null: standard shipping is never free. */
  freeShippingFrom: z.nullable(price),
  standardShipping: price,
  ...{ standardFrom: days, standardTo: days, expeditedFrom: days, expeditedTo: days },
  ...{ nextDayFrom: days, nextDayTo: days },
  returnDays: returns,
});
export const policyUpdate = z.extend(policyFields, { version }).check(checkSpans);

const typedWhole = (words: string) =>
  z.pipe(text().check(z.trim(), z.regex(/^\d{1,3}$/, words)), z.transform(Number));
const typedDays = z.pipe(typedWhole(daysWords), days);
/** In cents. */
const typedPrice = z.pipe(
  z.pipe(text(), z.transform(readAmount)),
  z.number(priceWords).check(z.maximum(1_000_000, priceWords)),
);

/** The form's fields, as typed; money in cents once parsed. */
export const policyForm = z
  .object({
    freeShippingFrom: z.union(
      [
        z.pipe(
          text().check(z.trim(), z.regex(/^$/)),
          z.transform(() => null),
        ),
        typedPrice,
      ],
      priceWords,
    ),
    standardShipping: typedPrice,
    ...{ standardFrom: typedDays, standardTo: typedDays, expeditedFrom: typedDays, expeditedTo: typedDays },
    ...{ nextDayFrom: typedDays, nextDayTo: typedDays },
    returnDays: z.pipe(typedWhole(returnWords), returns),
  })
  .check(checkSpans);
