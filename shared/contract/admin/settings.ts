import * as z from 'zod/mini';
import { usTimeZones } from '../../kernel/dates.ts';
import { checkZip } from '../schemas/account/addresses.ts';
import { text } from '../schemas/primitives.ts';
import { shopFacts } from '../schemas/shop.ts';
import { email } from '../schemas/account/auth.ts';
import { factFields } from '../schemas/shop-input.ts';
import { shopFrontFields } from './front.ts';
import { policyFields } from './policy.ts';
import { taxRegistrationRow, taxRuleRow } from './tax.ts';

/** The version that a change is based on; 0: never saved. */
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
const zones = usTimeZones.map(({ zone }) => zone);
const timeZone = z.enum(zones, 'Choose a time zone.');
/** An older server packs in Eastern time; from an older page it stays as it is. */
const place = { timeZone: z.optional(timeZone) };
const packing = z.object({ ...place, ...times, standard: days, expedited: days, nextDay: days });
export type PackingTimes = z.infer<typeof packing>;

/** The form's fields, as typed. */
export const packingForm = z
  .object({ timeZone, ...times, standard: typedDays, expedited: typedDays, nextDay: typedDays })
  .check(checkPickup);

/** Where a mail about each new order goes; '': nowhere. */
const ordersEmail = text().check(
  z.trim(),
  z.refine((value) => value === '' || email.safeParse(value).success, {
    error: 'Enter an email address like orders@example.com, or nothing.',
  }),
);

/** The form's fields, as typed. */
export const factsForm = z.object({ ...factFields, ordersEmail }).check(z.superRefine(checkZip));
export const factsUpdate = z
  // An older page leaves the address for orders as it is.
  .object({ ...factFields, ordersEmail: z.optional(ordersEmail), version })
  .check(z.superRefine(checkZip));
export const packingUpdate = z
  .object({ ...place, ...times, standard: days, expedited: days, nextDay: days, version })
  .check(checkPickup);

const day = z.iso.date('Choose a day.');
export const closedDayParams = z.object({ day });
export const newClosedDay = z.object({
  day,
  note: text().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.')),
});

export const adminSettings = z.object({
  /** null: not entered yet. */
  facts: z.nullable(shopFacts),
  factsVersion: version,
  /** Where a mail about each new order goes; '': nowhere. An older server sends none. */
  ordersEmail: z.optional(z.string()),
  packing,
  packingVersion: version,
  /** An older server has none. */
  policy: z.optional(policyFields),
  policyVersion: z._default(version, 0),
  /** An older server has none. */
  front: z.optional(shopFrontFields),
  frontVersion: z._default(version, 0),
  /** From today on, the earliest first. */
  closedDays: z.array(z.object({ day: z.string(), note: z.string() })),
  /** By state. */
  taxRules: z._default(z.array(taxRuleRow), []),
  /** By state, then by first day. An older server has none, and charges by every rule. */
  taxRegistrations: z.optional(z.array(taxRegistrationRow)),
});
export type AdminSettings = z.infer<typeof adminSettings>;
