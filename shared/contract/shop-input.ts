import { z } from 'zod';
import { checkZip, placeFields } from './addresses.ts';
import { email, phone } from './auth.ts';
import { line } from './primitives.ts';

/** Who sells and how they are reached, as the keeper of the shop writes it. */
export const shopFactsInput = z
  .object({
    name: line('Enter the name under which the shop sells.', 120),
    email,
    phone,
    ...placeFields,
    hours: line('Enter the hours, like Monday to Friday, 9 AM to 5 PM ET.', 160),
  })
  .superRefine(checkZip);
export type ShopFacts = z.output<typeof shopFactsInput>;

/** A number as a person types it. An empty text is none: as a rate it would be 0 percent, which is a rule. */
const typedNumber = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, message)
    .transform(Number);

const priority = 'Enter a whole number; of two rules the lower one wins.';

/** A rule of tax, as the keeper of the shop writes it; rate in percent, days in UTC, both included. */
export const taxRuleInput = z
  .object({
    rate: typedNumber('Enter the rate in percent, like 6.25; 0 where no tax is due.').pipe(
      z.number().min(0, 'A rate is 0 percent or more.').max(100, 'A rate is 100 percent or less.'),
    ),
    /** null: all states. */
    state: placeFields.state.nullable().default(null),
    priority: typedNumber(priority).pipe(z.int(priority).min(0, priority).max(9999, priority)).default(100),
    from: z.iso.date('Enter the day like 2026-12-31.').nullable().default(null),
    until: z.iso.date('Enter the day like 2026-12-31.').nullable().default(null),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'The last day is before the first.',
  });
export type TaxRuleInput = z.output<typeof taxRuleInput>;
