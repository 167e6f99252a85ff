import { z } from 'zod';
import { dollarsFromCents, type Dollars } from '../kernel/money.ts';
import { genders, sizes } from '../kernel/sizes.ts';

/** Decimal US dollars with at most two places. */
const dollars = z
  .number()
  .nonnegative()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimal places');

/** Money travels as decimal dollars and is integer cents once it was parsed (19.9 → 1990). Nothing else reads dollars. */
export const money = z.codec(dollars as unknown as z.ZodType<Dollars, Dollars>, z.number(), {
  decode: (amount) => Math.round(amount * 100),
  encode: dollarsFromCents,
});

export const timestamp = z.iso.datetime({ offset: true });
export const gender = z.enum(genders);
export const size = z.enum(sizes);
export const uuid = z.uuid();
/** Whole number of a query parameter; callers may give it as a number. */
export const queryInt = () => z.coerce.number<number | string>().int();

export const productId = queryInt().positive().max(2_147_483_647);
export const variantId = z.number().int().positive().max(2_147_483_647);

/**
 * Text that a caller writes: every text of a request is made of this one. Neither a NUL nor half of a surrogate pair can be
 * stored, and neither is typed by anybody.
 */
export const text = () =>
  z.string().regex(/^[^\0\p{Cs}]*$/u, 'This has a character that cannot be saved. Please type it again.');

/** One line of text: breaks and runs of spaces, as pasting brings them, become one space. */
export const line = (missing: string, max: number) =>
  text()
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, missing).max(max, `Use at most ${max} characters.`));

/** The anonymous shopper's id: 128 random bits in lower-case hexadecimal. */
export const sessionId = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hexadecimal characters');

/** One or more values of a query parameter as a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), item])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .default([]);

export const page = queryInt().min(0).default(0);

/** The answer of paged lists. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    totalElements: z.number().int(),
    last: z.boolean(),
  });

export const noContent = z.undefined();
