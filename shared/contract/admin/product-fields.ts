import * as z from 'zod/mini';
import { filterLengths } from '../../kernel/catalog/catalog-filter.ts';
import { isComparable, isGtin, productLimits, repeatedAt } from '../../kernel/catalog/product-draft.ts';
import { focusForm } from '../../kernel/catalog/picture-focus.ts';
import { pictureLimits } from '../../kernel/catalog/picture-upload.ts';
import { taxClasses } from '../../kernel/pricing/detailed-tax-rule.ts';
import { lines, printable } from '../schemas/contact.ts';
import { line, money, size, text, timestamp } from '../schemas/primitives.ts';

// What administrators write about a product.

const version = z.int().check(z.positive());

const { price: mostCents, weight, sku: skuMax, variants: mostVariants } = productLimits;

const amount = money.check(z.maximum(mostCents, 'This is more than a product can cost.'));
export const writtenPrice = amount.check(z.positive('Enter a price above 0.'));
const atMost = (max: number) => `Use at most ${String(max)} characters.`;
const optionalLine = (max: number) =>
  z.nullable(z.pipe(printable, line('Leave it out, or write something.', max)));

const variantFields = z.object({
  color: text().check(z.minLength(1), z.maxLength(40)),
  size,
  sku: z.pipe(printable, line('Enter a SKU.', skuMax)),
  gtin: z.nullable(
    z.pipe(
      z.pipe(
        text(),
        z.transform((value) => value.replace(/[\s-]/g, '')),
      ),
      z
        .string()
        .check(
          z.refine(isGtin, 'This is no GTIN: 8, 12, 13 or 14 digits, of which the last one is a check.'),
        ),
    ),
  ),
  weightGrams: z.nullable(
    z
      .int('Enter whole grams.')
      .check(z.positive('Enter whole grams.'), z.maximum(weight, 'Enter whole grams.')),
  ),
  cost: z.nullable(amount),
});

export const pictureFocus = text().check(z.regex(focusForm, 'Choose a point of the picture.'));

const pictureFields = z.object({
  /** Its name, of a product or of an upload. */
  file: text().check(z.minLength(1), z.maxLength(200)),
  alt: z.pipe(printable, line('Say what the picture shows.', pictureLimits.alt)),
  /** null: it shows all colors, or none. */
  color: z.nullable(text().check(z.minLength(1), z.maxLength(40))),
  /** See `PictureFocus`; null: its middle. An older page does not know it: without it, it stays that of this file. */
  focus: z.optional(z.nullable(pictureFocus)),
});

/** All tags that it has then. */
export const writtenTags = z
  .array(z.pipe(printable, line('Name the tag.', productLimits.tag)))
  .check(z.maxLength(productLimits.tags, `Use at most ${String(productLimits.tags)} tags.`));

const fields = {
  name: z.pipe(printable, line('Enter a name.', productLimits.name)),
  description: lines(
    z
      .string()
      .check(
        z.minLength(1, 'Enter a description.'),
        z.maxLength(productLimits.description, atMost(productLimits.description)),
      ),
  ),
  details: z
    .array(z.pipe(printable, line('Leave no line empty.', productLimits.detail)))
    .check(z.maxLength(productLimits.details, `Use at most ${String(productLimits.details)} lines.`)),
  price: writtenPrice,
  compareAtPrice: z.nullable(writtenPrice),
  gender: z.enum(['FEMALE', 'MALE'], 'Choose for whom it is.'),
  categories: z
    .array(z.pipe(printable, line('Name the category.', filterLengths.category)))
    .check(
      z.minLength(1, 'Choose at least one category.'),
      z.maxLength(productLimits.categories, `Use at most ${String(productLimits.categories)} categories.`),
    ),
  releasedAt: timestamp,
  limited: z.boolean(),
  fitNote: optionalLine(productLimits.fitNote),
  keywords: z.pipe(
    printable,
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.replace(/\s+/g, ' ').trim()),
      ),
      z.string().check(z.maxLength(productLimits.keywords, atMost(productLimits.keywords))),
    ),
  ),
  setOf: z
    .array(z.int().check(z.positive(), z.maximum(2_147_483_647)))
    .check(z.maxLength(productLimits.setOf, `Name at most ${String(productLimits.setOf)} products.`)),
  /** Absent, as older releases leave it: they stay as they are. */
  related: z.optional(
    z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(
      z.maxLength(productLimits.related, `Choose at most ${String(productLimits.related)} products.`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
    ),
  ),
  /** Absent, as older releases leave it: they stay as they are. */
  tags: z.optional(writtenTags),
  fiberContent: optionalLine(productLimits.fiberContent),
  originCountry: z.nullable(text().check(z.regex(/^[A-Z]{2}$/, 'Enter two letters, such as US or PT.'))),
  /** Absent, as older releases leave it: it stays as it is. */
  taxClass: z.optional(z.nullable(z.enum(taxClasses))),
  /** Absent, as releases from before size charts leave it: it stays as it is. */
  sizeChart: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647)))),
  variants: z
    .array(variantFields)
    .check(z.maxLength(mostVariants, `A product has at most ${String(mostVariants)} variants.`)),
  /** In the order in which shoppers see them. Absent, as releases from before pictures leave it: they stay as they are. */
  pictures: z.optional(
    z
      .array(pictureFields)
      .check(
        z.maxLength(
          pictureLimits.perProduct,
          `A product has at most ${String(pictureLimits.perProduct)} pictures.`,
        ),
      ),
  ),
};

interface Checked {
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly variants: readonly {
    readonly color: string;
    readonly size: string;
    readonly sku: string;
    readonly gtin: string | null;
  }[];
  readonly pictures?: readonly { readonly file: string }[] | undefined;
}

/** What one field cannot tell. */
const together = z.superRefine<Checked>(
  ({ price: now, compareAtPrice, variants, pictures = [] }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!isComparable(now, compareAtPrice)) refuse(['compareAtPrice'], 'Must be above the price.');
    const twice = { sku: 'Another variant here has this SKU.', gtin: 'Another variant here has this GTIN.' };
    for (const [name, message] of Object.entries(twice) as ['sku' | 'gtin', string][]) {
      for (const index of repeatedAt(variants.map((variant) => variant[name])))
        refuse(['variants', index, name], message);
    }
    for (const index of repeatedAt(variants.map((variant) => `${variant.color} ${variant.size}`)))
      refuse(['variants', index, 'size'], 'This size of this color stands here twice.');
    for (const index of repeatedAt(pictures.map(({ file }) => file)))
      refuse(['pictures', index, 'file'], 'This picture stands here twice. Remove one of them.');
  },
);

/** All that is written about a product. A variant that is left out is taken away, if nothing of it was ever stocked or sold. */
export const newProduct = z.object(fields).check(together);
export type NewProduct = z.input<typeof newProduct>;
export const productUpdate = z.object({ ...fields, version }).check(together);
