import * as z from 'zod/mini';
import { placeFields } from '../schemas/account/addresses.ts';
import { text } from '../schemas/primitives.ts';

const rateWords = 'Enter the rate in percent from 0 to 15, like 6.25.';
const rate = z.number(rateWords).check(z.minimum(0, rateWords), z.maximum(15, rateWords));
const priority = z.int().check(z.minimum(0), z.maximum(9999));
/** Typed into a date field, '26' is the year 26. */
const day = z.iso
  .date('Choose a day.')
  .check(z.refine((value) => value >= '1900', 'Enter the year in full, like 2026.'));
const openDay = z.nullable(day);

const checkDays = z.refine<{ readonly from: string | null; readonly until: string | null }>(
  ({ from, until }) => from === null || until === null || from <= until,
  { path: ['until'], message: 'The last day is before the first.' },
);

export const newTaxRule = z
  .object({
    /** null: all states. */
    state: z.nullable(placeFields.state),
    rate,
    from: openDay,
    until: openDay,
    priority: z._default(priority, 100),
  })
  .check(checkDays);
export type NewTaxRule = z.input<typeof newTaxRule>;

/** What is left out in the form: '' as typed. */
const left = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

/** The form's fields, as typed. */
export const taxRuleForm = z
  .object({
    state: z.union([left, placeFields.state]),
    rate: z.pipe(
      z.pipe(
        text().check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,3})?\s*%?$/, rateWords)),
        z.transform((typed) => Number(typed.replace('%', ''))),
      ),
      rate,
    ),
    from: z.union([left, day]),
    until: z.union([left, day]),
  })
  .check(checkDays);

/** Of a rule, and of a registration. */
export const taxParams = z.object({
  id: z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), z.int()),
});

export const taxRuleRow = z.object({
  id: z.int(),
  /** null: all states. */
  state: z.nullable(z.string()),
  /** In percent of what is paid for goods. */
  rate: z.number(),
  /** Days of the store, both included; null: open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Of two rules for a state the lower number applies. */
  priority: z.int(),
  /** false: it was switched off, and applies never. */
  active: z.boolean(),
});
export type TaxRuleRow = z.infer<typeof taxRuleRow>;

const permit = text().check(z.trim(), z.maxLength(60, 'Use at most 60 characters.'));
/** null as the first day: since a day that was not entered, as stores of before have it. */
const registered = { from: openDay, until: openDay, permit };

export const newTaxRegistration = z.object({ state: placeFields.state, ...registered }).check(checkDays);
export type NewTaxRegistration = z.input<typeof newTaxRegistration>;

export const taxRegistrationUpdate = z
  .object({ ...registered, version: z.int().check(z.minimum(1)) })
  .check(checkDays);

/** The form's fields, as typed: who enters a registration knows its first day. */
export const taxRegistrationForm = z
  .object({ state: placeFields.state, from: day, until: z.union([left, day]), permit })
  .check(checkDays);

export const taxRegistrationRow = z.object({
  id: z.int(),
  /** Two letters. */
  state: z.string(),
  /** Days of the store, both included; null: not entered, or open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** The number of the permit; '': not entered. */
  permit: z.string(),
  version: z.int(),
});
export type TaxRegistrationRow = z.infer<typeof taxRegistrationRow>;
