import * as z from 'zod/mini';
import { filterLengths } from '../../kernel/catalog/catalog-filter.ts';
import {
  isComparable,
  isGtin,
  productLimits,
  productStates,
  repeatedAt,
} from '../../kernel/catalog/product-draft.ts';
import { focusForm } from '../../kernel/catalog/picture-focus.ts';
import { pictureNameLimits } from '../../kernel/catalog/picture-names.ts';
import { pictureLimits } from '../../kernel/catalog/picture-upload.ts';
import { mostUnits } from '../../kernel/catalog/stock-change.ts';
import { taxClasses } from '../../kernel/pricing/detailed-tax-rule.ts';
import { saleStates } from '../../kernel/pricing/sale.ts';
import { productColor, productImage } from '../schemas/catalog/catalog.ts';
import { lines, printable } from '../schemas/contact.ts';
import {
  gender,
  line,
  money,
  productId,
  size,
  text,
  timestamp,
  uuid,
  variantId,
} from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { productListSorts } from './product-sorts.ts';

// Products as administrators make, edit, stock, publish and withdraw them.

const count = z.int().check(z.nonnegative());
const version = z.int().check(z.positive());
const state = z.enum(productStates);

export const adminProductSummary = z.object({
  id: z.int(),
  name: z.string(),
  state,
  price: money,
  compareAtPrice: z.nullable(money),
  gender,
  categories: z.array(z.string()),
  /** Of its first picture. */
  imageFile: z.nullable(z.string()),
  /** How many variants it has; of them those that are low, and those with nothing that can be sold. */
  variants: count,
  low: count,
  out: count,
  /** Units that can be sold. */
  free: count,
  releasedAt: timestamp,
  changedAt: timestamp,
  /** Raised by every change but those of stock: a change names the version that it is based on. */
  version,
  /** Of the staff: shoppers do not see them. */
  tags: z.optional(z.array(z.string())),
});
export type AdminProductSummary = z.infer<typeof adminProductSummary>;

export const adminProductList = adminList(adminProductSummary);

/** Numbers, handles or SKUs in lower case, each with a slash behind it but the last: names of files have none. */
export const pictureNameQuery = z.object({
  keys: z.pipe(
    z.pipe(
      text().check(z.maxLength(pictureNameLimits.asked * (pictureNameLimits.key + 1))),
      z.transform((keys) => [...new Set(keys.split('/').filter((key) => key !== ''))]),
    ),
    z.array(z.string().check(z.maxLength(pictureNameLimits.key))).check(z.maxLength(pictureNameLimits.asked)),
  ),
});

/** Those that the store knows. */
export const namedProducts = z.object({
  content: z.array(
    z.object({
      key: z.string(),
      id: z.int(),
      name: z.string(),
      /** Of the variant with this SKU. */
      color: z.nullable(z.string()),
    }),
  ),
});

export const adminProductQuery = z.extend(adminListQuery, {
  /** Parts of its name; its number; the beginning of a SKU; a GTIN. */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  state: z.optional(state),
  /** none: those that have no picture. */
  pictures: z.optional(z.enum(['none'])),
  /** low: it has a variant with few units; out: with none. */
  stock: z.optional(z.enum(['low', 'out'])),
  gender: z.optional(gender),
  category: z.optional(text().check(z.minLength(1), z.maxLength(filterLengths.category))),
  tag: z.optional(text().check(z.minLength(1), z.maxLength(productLimits.tag))),
  sort: z._default(z.enum(productListSorts), 'newest'),
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

export const adminProductParams = z.object({ id: productId });

/** What a form offers to choose from. */
export const productOptions = z.object({
  colors: z.array(productColor),
  /** In use, most frequent first. */
  categories: z.array(z.string()),
  /** In use, most frequent first. */
  tags: z.optional(z.array(z.string())),
  /** Size charts that were published. */
  sizeCharts: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
});
export type ProductOptions = z.infer<typeof productOptions>;

export const newColor = z.object({
  name: line('Enter the name of the color.', 40),
  /** As in CSS: '#1f3d36'. */
  code: text().check(z.regex(/^#[0-9a-f]{6}$/, 'Choose what the color looks like.')),
});
export type NewColor = z.input<typeof newColor>;
export const addedColor = z.object({ color: productColor });

/** A picture as it is kept: its measures are those of what was made of the file. */
export const uploadedPicture = z.pick(productImage, {
  ...{ file: true, url: true, width: true, height: true, placeholder: true },
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const adminVariant = z.object({
  id: z.int(),
  size,
  color: productColor,
  sku: z.string(),
  gtin: z.nullable(z.string()),
  weightGrams: z.nullable(z.int()),
  /** What one unit costs the store. */
  cost: z.nullable(money),
  /** Units in the store; unpaid orders hold `reserved` of them. */
  onHand: count,
  reserved: count,
});
export type AdminVariant = z.infer<typeof adminVariant>;

/** A product in a list that is made by hand. */
export const pickedProduct = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(productStates),
  imageFile: z.nullable(z.string()),
});
export type PickedProduct = z.infer<typeof pickedProduct>;

/** A change as the audit log has it; values as words. */
export const productChange = z.object({
  id: z.int(),
  at: timestamp,
  /** null: a member of the staff whose account is gone. */
  actor: z.nullable(z.string()),
  action: z.string(),
  fields: z.array(z.object({ name: z.string(), was: z.string(), is: z.string() })),
});
export type ProductChange = z.infer<typeof productChange>;

const askedPrice = z.object({ price: money, compareAtPrice: z.nullable(money) });

const productSale = z.object({
  price: money,
  /** Days of the store, both of them included. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  state: z.enum(saleStates),
  /** What the product had before it; null: it has not begun. */
  before: z.nullable(askedPrice),
});
export type ProductSale = z.infer<typeof productSale>;

const productPrice = z.extend(askedPrice, {
  at: timestamp,
  /** Whether the product was published. */
  offered: z.boolean(),
});

export const adminProduct = z.object({
  id: z.int(),
  slug: z.string(),
  state,
  version,
  createdAt: timestamp,
  changedAt: timestamp,
  name: z.string(),
  description: z.string(),
  details: z.array(z.string()),
  price: money,
  compareAtPrice: z.nullable(money),
  gender,
  categories: z.array(z.string()),
  releasedAt: timestamp,
  limited: z.boolean(),
  fitNote: z.nullable(z.string()),
  /** More words that it is found by. */
  keywords: z.string(),
  /** Products that are sold together with it as a set. */
  setOf: z.array(z.int()),
  /** Shown beside it, in this order; drafts and withdrawn ones, which shoppers do not see, too. */
  related: z.optional(z.array(pickedProduct)),
  /** Of the staff: shoppers do not see them. */
  tags: z.optional(z.array(z.string())),
  fiberContent: z.nullable(z.string()),
  /** ISO 3166, two letters. */
  originCountry: z.nullable(z.string()),
  /** How states tax it; null: like all goods. An older server does not know it. */
  taxClass: z.optional(z.nullable(z.enum(taxClasses))),
  /** Number of its own size chart; null: those of its categories. */
  sizeChart: z.optional(z.nullable(z.int())),
  images: z.array(productImage),
  /** By color, then by size. */
  variants: z.array(adminVariant),
  /** Newest first, at most 20. */
  changes: z.array(productChange),
  /** The one that is planned or runs, else the last one. */
  sale: z.optional(z.nullable(productSale)),
  /** What it has cost since when, newest first: at most 100. */
  prices: z.optional(z.array(productPrice)),
});
export type AdminProduct = z.infer<typeof adminProduct>;

const { price: mostCents, weight, sku: skuMax, variants: mostVariants } = productLimits;

const amount = money.check(z.maximum(mostCents, 'This is more than a product can cost.'));
const price = amount.check(z.positive('Enter a price above 0.'));
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

const tags = z
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
  price,
  compareAtPrice: z.nullable(price),
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
  tags: z.optional(tags),
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

export const productStateChange = z.object({ state, version });

export const productPriceChange = z.object({ price, compareAtPrice: z.nullable(price), version }).check(
  z.refine(({ price: now, compareAtPrice }) => isComparable(now, compareAtPrice), {
    path: ['compareAtPrice'],
    error: 'Must be above the price.',
  }),
);

/** All tags that it has then. */
export const productTagsChange = z.object({ tags, version });

/** A link that shows a product as it is now, without an account. */
export const productPreview = z.object({ key: z.string(), until: timestamp });
export type ProductPreview = z.infer<typeof productPreview>;

const saleDay = z.iso.date('Choose a day.');
export const saleFields = z.object({ price, firstDay: saleDay, lastDay: saleDay }).check(
  z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'The last day is before the first.',
  }),
);

/** null: there is none from now on; one that runs ends, and the product has its price from before again. */
export const productSaleChange = z.object({ sale: z.nullable(saleFields), version });

const units = z.int().check(z.minimum(-mostUnits), z.maximum(mostUnits));
const counted = z.int().check(z.nonnegative(), z.maximum(mostUnits));
export const stockUpdate = z.object({
  /** Made by the caller, so that a call that is made again moves nothing twice. */
  id: uuid,
  reason: z.pipe(printable, line('Say why the stock changes.', 200)),
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          variantId,
          kind: z.literal('difference'),
          units: units.check(z.refine((value) => value !== 0, 'Enter how many came or went.')),
        }),
        /** There were `expected`, there are `counted`. */
        z.object({ variantId, kind: z.literal('count'), expected: counted, counted }),
      ]),
    )
    .check(
      z.minLength(1),
      z.maxLength(mostVariants),
      z.refine(
        (changes) => new Set(changes.map((change) => change.variantId)).size === changes.length,
        'Name each variant once.',
      ),
    ),
});
export type StockUpdate = z.input<typeof stockUpdate>;
