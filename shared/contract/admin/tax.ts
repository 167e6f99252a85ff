import * as z from 'zod/mini';
import { placeFields } from '../schemas/account/addresses.ts';
import { text } from '../schemas/primitives.ts';
import { checkDays, day, left, openDay, rate, typedRate } from './tax-fields.ts';

const priority = z.int().check(z.minimum(0), z.maximum(9999));

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

export const taxRuleDays = z
  .object({
    ...{ from: openDay, until: openDay },
    /** The days that the change is made from; others mean that someone else has changed them. */
    was: z.object({ from: openDay, until: openDay }),
  })
  .check(checkDays);
export type TaxRuleDays = z.output<typeof taxRuleDays>;

/** The form's fields, as typed. */
export const taxRuleForm = z
  .object({
    state: z.union([left, placeFields.state]),
    rate: typedRate,
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
/** null as the first day: since a day that was not entered, as older stores have it. */
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
