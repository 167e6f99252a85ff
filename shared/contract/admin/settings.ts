import * as z from 'zod/mini';
import { checkZip, placeFields } from '../schemas/account/addresses.ts';
import { text } from '../schemas/primitives.ts';
import { shopFacts } from '../schemas/shop.ts';
import { factFields } from '../schemas/shop-input.ts';
import { policyFields } from './policy.ts';

/** That a change is based on; 0: nobody has saved it yet. */
const version = z.int().check(z.minimum(0));

const clock = text().check(
  z.trim(),
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time like 14:00, by the clock of the store.'),
);
const daysWords = 'Enter business days from 0 to 30.';
const days = z.int(daysWords).check(z.minimum(0, daysWords), z.maximum(30, daysWords));
const typedDays = z.pipe(
  z.pipe(text().check(z.trim(), z.regex(/^\d{1,2}$/, daysWords)), z.transform(Number)),
  days,
);

const checkPickup = z.refine<{ readonly cutoff: string; readonly pickup: string }>(
  ({ cutoff, pickup }) => cutoff <= pickup,
  { path: ['pickup'], message: 'The carrier comes at the cutoff or later.' },
);

const times = { cutoff: clock, pickup: clock };
const packing = z.object({ ...times, standard: days, expedited: days, nextDay: days });
export type PackingTimes = z.infer<typeof packing>;

/** The form's fields, as typed. */
export const packingForm = z
  .object({ ...times, standard: typedDays, expedited: typedDays, nextDay: typedDays })
  .check(checkPickup);

export const factsUpdate = z.object({ ...factFields, version }).check(z.superRefine(checkZip));
export const packingUpdate = z
  .object({ ...times, standard: days, expedited: days, nextDay: days, version })
  .check(checkPickup);

const day = z.iso.date('Choose a day.');
export const closedDayParams = z.object({ day });
export const newClosedDay = z.object({
  day,
  note: text().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.')),
});

const rateWords = 'Enter the rate in percent from 0 to 15, like 6.25.';
const rate = z.number(rateWords).check(z.minimum(0, rateWords), z.maximum(15, rateWords));
const priority = z.int().check(z.minimum(0), z.maximum(9999));
const ruleDay = z.nullable(z.iso.date('Choose a day.'));

const checkRuleDays = z.refine<{ readonly from: string | null; readonly until: string | null }>(
  ({ from, until }) => from === null || until === null || from <= until,
  { path: ['until'], message: 'The last day is before the first.' },
);

export const newTaxRule = z
  .object({
    /** null: all states. */
    state: z.nullable(placeFields.state),
    rate,
    from: ruleDay,
    until: ruleDay,
    priority: z._default(priority, 100),
  })
  .check(checkRuleDays);
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
      z.pipe(text().check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,3})?$/, rateWords)), z.transform(Number)),
      rate,
    ),
    from: z.union([left, z.iso.date('Choose a day.')]),
    until: z.union([left, z.iso.date('Choose a day.')]),
  })
  .check(checkRuleDays);

export const taxRuleParams = z.object({
  id: z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), z.int()),
});

const taxRuleRow = z.object({
  id: z.int(),
  /** null: all states. */
  state: z.nullable(z.string()),
  /** In percent of what is paid for goods. */
  rate: z.number(),
  /** Days in UTC, both included; null: open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Of two rules for a state the lower number applies. */
  priority: z.int(),
  /** false: it was switched off, and applies never. */
  active: z.boolean(),
});
export type TaxRuleRow = z.infer<typeof taxRuleRow>;

export const adminSettings = z.object({
  /** null: not entered yet. */
  facts: z.nullable(shopFacts),
  factsVersion: version,
  packing,
  packingVersion: version,
  /** A server of before has none. */
  policy: z.optional(policyFields),
  policyVersion: z._default(version, 0),
  /** From today on, the earliest first. */
  closedDays: z.array(z.object({ day: z.string(), note: z.string() })),
  /** By state. */
  taxRules: z._default(z.array(taxRuleRow), []),
});
export type AdminSettings = z.infer<typeof adminSettings>;
