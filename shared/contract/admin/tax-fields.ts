import * as z from 'zod/mini';
import { text } from '../schemas/primitives.ts';

const rateWords = 'Enter the rate in percent from 0 to 15, like 6.25.';
export const rate = z.number(rateWords).check(z.minimum(0, rateWords), z.maximum(15, rateWords));
/** Typed into a date field, '26' is the year 26. */
export const day = z.iso
  .date('Choose a day.')
  .check(z.refine((value) => value >= '1900', 'Enter the year in full, like 2026.'));
export const openDay = z.nullable(day);

export const checkDays = z.refine<{ readonly from: string | null; readonly until: string | null }>(
  ({ from, until }) => from === null || until === null || from <= until,
  { path: ['until'], message: 'The last day is before the first.' },
);

/** What is left out in the form: '' as typed. */
export const left = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

/** As typed. */
export const typedRate = z.pipe(
  z.pipe(
    text().check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,3})?\s*%?$/, rateWords)),
    z.transform((typed) => Number(typed.replace('%', ''))),
  ),
  rate,
);
