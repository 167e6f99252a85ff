import { z } from 'zod';

/** The kinds of parameters that several calls take. Everything arrives as text, as forms do. */

/** A whole number written in decimal digits, within limits; the messages are Stripe's. */
export function integerParam(minimum: number, maximum = 99_999_999) {
  return z.union([z.string(), z.number()]).transform((value, context) => {
    const number = /^-?\d{1,12}$/.test(String(value)) ? Number(value) : Number.NaN;
    const problem = Number.isNaN(number)
      ? `Invalid integer: ${value}`
      : number < minimum
        ? `This value must be greater than or equal to ${minimum}.`
        : number > maximum
          ? `This value must be less than or equal to ${maximum}.`
          : undefined;
    if (problem !== undefined) {
      context.addIssue({
        code: 'custom',
        message: problem,
        params: { code: 'parameter_invalid_integer' },
      });
      return z.NEVER;
    }
    return number;
  });
}

export const booleanParam = z
  .union([z.string(), z.boolean()])
  .refine((value) => /^(true|false)$/.test(String(value)), {
    error: (issue) => `Invalid boolean: ${String(issue.input)}`,
  })
  .transform((value) => String(value) === 'true');

export const textParam = (longest = 5000) =>
  z
    .string()
    .min(1)
    .refine((value) => value.length <= longest, {
      error: (issue) =>
        `Invalid string: must be at most ${longest} characters, and yours is ${String(issue.input).length}.`,
    });

export const urlParam = z
  .string()
  .min(1)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'Not a valid URL',
    params: { code: 'url_invalid' },
  });

const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud'];

export const currencyParam = z
  .string()
  .min(1)
  .transform((value) => value.toLowerCase())
  .refine((value) => CURRENCIES.includes(value), {
    error: (issue) =>
      `Invalid currency: ${String(issue.input)}. The payment sandbox supports these currencies: ${CURRENCIES.join(', ')}`,
  });

export const metadataParam = z
  .record(z.string(), z.string())
  .refine((metadata) => Object.keys(metadata).length <= 50, { error: 'Metadata can have up to 50 keys.' })
  .refine((metadata) => Object.keys(metadata).every((key) => key.length <= 40), {
    error: 'Metadata keys can have up to 40 characters.',
  })
  .refine((metadata) => Object.values(metadata).every((value) => value.length <= 500), {
    error: 'Metadata values can have up to 500 characters.',
  });

export const expandParam = z.array(z.string().max(100)).max(20).optional();

export const expandOnly = z.strictObject({ expand: expandParam });

export const pageParams = {
  limit: integerParam(1, 100).optional(),
  starting_after: textParam(100).optional(),
  ending_before: textParam(100).optional(),
  expand: expandParam,
};
