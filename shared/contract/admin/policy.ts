import * as z from 'zod/mini';
import { readAmount } from '../../kernel/pricing/read-amount.ts';
import { normalizeState, usStates } from '../../kernel/shop/us-states.ts';
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

const faster = [
  ['expeditedPrice', 'expeditedFreeFrom'],
  ['nextDayPrice', 'nextDayFreeFrom'],
] as const;
type Faster = { readonly [K in (typeof faster)[number][number]]?: number | null | undefined };

const promisedSpans = [
  ['refundFrom', 'refundTo'],
  ['claimFrom', 'claimTo'],
  ['replyFrom', 'replyTo'],
] as const;
type Promised = { readonly [K in (typeof promisedSpans)[number][number]]?: number | null | undefined };
type Checked = Spans & Faster & Promised;

const checkPolicy = z.superRefine<Checked>((value, context) => {
  const refuse = (path: keyof Checked, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, input: value[path] });
  for (const [from, to] of spans) {
    if (value[from] > value[to]) refuse(to, 'The most days are fewer than the least.');
  }
  for (const [from, to] of promisedSpans) {
    const [least, most] = [value[from] ?? null, value[to] ?? null];
    if ((least === null) !== (most === null))
      refuse(least === null ? from : to, 'Enter both, or leave both empty.');
    else if (least !== null && most !== null && least > most) refuse(to, 'The most is less than the least.');
  }
  for (const [of, freeFrom] of faster) {
    if (value[of] === null && typeof value[freeFrom] === 'number')
      refuse(
        freeFrom,
        'Without a price the checkout does not offer this method. Enter its price, or leave this empty.',
      );
  }
});

const stateWords = 'Enter states by their two letters, like AK, HI.';
const codes: readonly string[] = usStates.map(({ code }) => code);
// Of the list, not of its elements: a form shows what is wrong beside the field, which has all of them.
const states = z.array(text()).check(
  z.maxLength(codes.length, stateWords),
  z.refine((given) => given.every((code) => codes.includes(code)), stateWords),
);

/** null of a price: the checkout does not offer the method; of what it is free from: it never is. */
const orNone = z.optional(z.nullable(price));
const reach = { states: z.optional(z.readonly(states)), poBoxes: z.optional(z.boolean()) };

const monthWords = 'Enter months from 1 to 120.';
const months = z.int(monthWords).check(z.minimum(1, monthWords), z.maximum(120, monthWords));
const hourWords = 'Enter hours from 1 to 720.';
const hours = z.int(hourWords).check(z.minimum(1, hourWords), z.maximum(720, hourWords));
/** null: the shop does not promise it. */
const orUnsaid = <Number extends z.ZodMiniType>(number: Number) => z.optional(z.nullable(number));

/**
 * What the owner promises to shoppers; when the store packs is with its packing times. Delivery in business days from when a parcel has left.
 * What is optional is unknown to an older server; from an older page it stays as it is.
 */
export const policyFields = z.object({
  /** null: standard shipping is never free. */
  freeShippingFrom: z.nullable(price),
  standardShipping: price,
  ...{ standardFrom: days, standardTo: days, standardNotTo: reach.states, standardPoBoxes: reach.poBoxes },
  ...{ expeditedPrice: orNone, expeditedFreeFrom: orNone, expeditedFrom: days, expeditedTo: days },
  ...{ expeditedNotTo: reach.states, expeditedPoBoxes: reach.poBoxes },
  ...{ nextDayPrice: orNone, nextDayFreeFrom: orNone, nextDayFrom: days, nextDayTo: days },
  ...{ nextDayNotTo: reach.states, nextDayPoBoxes: reach.poBoxes },
  returnDays: returns,
  freeReturns: z.optional(z.boolean()),
  warrantyMonths: orUnsaid(months),
  ...{ refundFrom: orUnsaid(days), refundTo: orUnsaid(days) },
  ...{ claimFrom: orUnsaid(days), claimTo: orUnsaid(days) },
  ...{ replyFrom: orUnsaid(hours), replyTo: orUnsaid(hours) },
});
export const policyUpdate = z.extend(policyFields, { version }).check(checkPolicy);

const typedWhole = (words: string) =>
  z.pipe(text().check(z.trim(), z.regex(/^\d{1,3}$/, words)), z.transform(Number));
const typedDays = z.pipe(typedWhole(daysWords), days);
/** In cents. */
const typedPrice = z.pipe(
  z.pipe(text(), z.transform(readAmount)),
  z.number(priceWords).check(z.maximum(1_000_000, priceWords)),
);

const empty = z.pipe(
  text().check(z.trim(), z.regex(/^$/)),
  z.transform(() => null),
);
/** In cents; empty: null. */
const typedPriceOrNone = z.union([empty, typedPrice], priceWords);
const orNothing = (words: string, number: z.ZodMiniType<number, number>) =>
  z.union([empty, z.pipe(typedWhole(words), number)], words);
const daysOrNone = orNothing(daysWords, days);
const hoursOrNone = orNothing(hourWords, hours);
/** 'ak, hi', 'AK HI' or 'New York, Alaska'; what is no state stays as it was typed. */
function readStates(typed: string): string[] {
  const listed = typed.split(/[,;]/).flatMap((part) => {
    const known = normalizeState(part);
    return known === null ? part.split(/\s+/).filter((word) => word !== '') : [known];
  });
  return [...new Set(listed.map((each) => normalizeState(each) ?? each))];
}

const typedStates = z.pipe(z.pipe(text(), z.transform(readStates)), states);
const typedChoice = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((typed) => typed === 'yes'),
);

/** The form's fields, as typed; money in cents once parsed. */
export const policyForm = z
  .object({
    ...{ freeShippingFrom: typedPriceOrNone, standardShipping: typedPrice },
    ...{ standardFrom: typedDays, standardTo: typedDays },
    ...{ standardNotTo: typedStates, standardPoBoxes: typedChoice },
    ...{ expeditedPrice: typedPriceOrNone, expeditedFreeFrom: typedPriceOrNone },
    ...{ expeditedFrom: typedDays, expeditedTo: typedDays },
    ...{ expeditedNotTo: typedStates, expeditedPoBoxes: typedChoice },
    ...{ nextDayPrice: typedPriceOrNone, nextDayFreeFrom: typedPriceOrNone },
    ...{ nextDayFrom: typedDays, nextDayTo: typedDays },
    ...{ nextDayNotTo: typedStates, nextDayPoBoxes: typedChoice },
    returnDays: z.pipe(typedWhole(returnWords), returns),
    ...{ freeReturns: typedChoice, warrantyMonths: orNothing(monthWords, months) },
    ...{ refundFrom: daysOrNone, refundTo: daysOrNone, claimFrom: daysOrNone, claimTo: daysOrNone },
    ...{ replyFrom: hoursOrNone, replyTo: hoursOrNone },
  })
  .check(checkPolicy);
