import * as z from 'zod/mini';
import { dollarsFromCents, type Dollars } from '../../kernel/pricing/money.ts';
import { genders, sizes } from '../../kernel/catalog/sizes/sizes.ts';

/** Decimal US dollars with at most two places. */
const dollars = z.number().check(
  z.nonnegative(),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimal places'),
);

/** Money is decimal dollars on the wire and integer cents once parsed (19.9 → 1990). No other code reads dollars. */
export const money = z.codec(dollars as unknown as z.ZodMiniType<Dollars, Dollars>, z.number(), {
  decode: (amount) => Math.round(amount * 100),
  encode: dollarsFromCents,
});

export const timestamp = z.iso.datetime({ offset: true });
export const gender = z.enum(genders);
export const size = z.enum(sizes);
export const uuid = z.uuid();
/** Whole number of a query parameter; callers may pass a number. */
export const queryInt = () => z.coerce.number<number | string>().check(z.int());

const yesOrNo = z
  .string()
  .check(z.refine((value) => value === 'true' || value === 'false', 'must be true or false'));

/** Yes or no of a query parameter. */
export const queryFlag = z.codec(yesOrNo, z.boolean(), {
  decode: (value) => value === 'true',
  encode: String,
});

export const productId = queryInt().check(z.positive(), z.maximum(2_147_483_647));
export const variantId = z.int().check(z.positive(), z.maximum(2_147_483_647));

/**
 * Text from a caller: every text of a request is based on this schema. A NUL or half of a surrogate pair cannot be stored,
 * and people type neither.
 */
export const text = () =>
  z
    .string()
    .check(z.regex(/^[^\0\p{Cs}]*$/u, 'This has a character that cannot be saved. Please type it again.'));

/** One line of text: line breaks and runs of spaces, as pasting produces them, become one space. */
export const line = (missing: string, max: number) =>
  z.pipe(
    z.pipe(
      text(),
      z.transform((value) => value.replace(/\s+/g, ' ').trim()),
    ),
    z.string().check(z.minLength(1, missing), z.maxLength(max, `Use at most ${max} characters.`)),
  );

/** The anonymous shopper's id: 128 random bits in lower-case hexadecimal. */
export const sessionId = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hexadecimal characters'));

/** One or more values of a query parameter as a list. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z._default(
    z.pipe(
      z.union([z.array(item), item]),
      z.transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[]),
    ),
    [],
  );

export const page = z._default(queryInt().check(z.minimum(0)), 0);

/** The answer of paged lists. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    last: z.boolean(),
  });
