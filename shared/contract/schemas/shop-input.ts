import * as z from 'zod/mini';
import { checkZip, placeFields } from './account/addresses.ts';
import { email, phone } from './account/auth.ts';
import { line } from './primitives.ts';

export const factFields = {
  name: line('Enter the name under which the shop sells.', 120),
  email,
  phone,
  ...placeFields,
  hours: line('Enter the hours, like Monday to Friday, 9 AM to 5 PM ET.', 160),
};

/** Name and contact details of the seller, as the shop's operator types them. */
export const shopFactsInput = z.object(factFields).check(z.superRefine(checkZip));
export type ShopFacts = z.output<typeof shopFactsInput>;

/** A number as typed. An empty text is invalid: as a rate it would be 0 percent, which is a rule. */
const typedNumber = (message: string) =>
  z.pipe(z.string(message).check(z.trim(), z.regex(/^-?\d+(\.\d+)?$/, message)), z.transform(Number));

const priority = 'Enter a whole number; of two rules the lower one wins.';

const rateWords = 'Enter the rate in percent, like 6.25; 0 where no tax is due.';

const dayWords = 'Enter the day like 2026-12-31.';
const day = z.iso.date(dayWords).check(z.refine((value) => value >= '1900', dayWords));

/** A tax rule as the shop's operator types it; rate in percent, days of the store, both inclusive. */
export const taxRuleInput = z
  .object({
    rate: z.pipe(
      z.pipe(
        z.pipe(
          z.string(rateWords),
          // As it is shown, and as people write it.
          z.transform((value) => value.replace(/\s*%\s*$/, '')),
        ),
        typedNumber(rateWords),
      ),
      z
        .number()
        .check(
          z.minimum(0, 'A rate is 0 percent or more.'),
          z.maximum(100, 'A rate is 100 percent or less.'),
        ),
    ),
    /** null: all states. */
    state: z._default(z.nullable(placeFields.state), null),
    priority: z._default(
      z.pipe(typedNumber(priority), z.int(priority).check(z.minimum(0, priority), z.maximum(9999, priority))),
      100,
    ),
    from: z._default(z.nullable(day), null),
    until: z._default(z.nullable(day), null),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      path: ['until'],
      message: 'The last day is before the first.',
    }),
  );
export type TaxRuleInput = z.output<typeof taxRuleInput>;
