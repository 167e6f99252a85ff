import * as z from 'zod/mini';
import { filterLengths } from '../../kernel/catalog/catalog-filter.ts';
import {
  collectionLimits,
  collectionStates,
  genderPageProblem,
  isSlug,
} from '../../kernel/catalog/collection-draft.ts';
import { isRule, type CollectionRule } from '../../kernel/catalog/collection-rule.ts';
import { pictureLimits } from '../../kernel/catalog/picture-upload.ts';
import { productLimits } from '../../kernel/catalog/product-draft.ts';
import { lines, printable } from '../schemas/contact.ts';
import { gender, line, money, productId, text, timestamp } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { pictureFocus } from './product-fields.ts';
import { pickedProduct } from './product-list.ts';
import { productChange, uploadedPicture } from './products.ts';

// Collections as administrators make, fill, schedule and order them.

const version = z.int().check(z.positive());
const state = z.enum(collectionStates);

const schedule = { from: z.nullable(timestamp), until: z.nullable(timestamp) };

export const adminCollectionSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** By the clock of the server. */
  state,
  /** Its products were chosen one by one. */
  byHand: z.boolean(),
  /** Products that shoppers find in it now. */
  count: z.int().check(z.nonnegative()),
  inMenu: z.boolean(),
  ...schedule,
  changedAt: timestamp,
  /** Raised by every change: a change names the version that it is based on. */
  version,
});
export type AdminCollectionSummary = z.infer<typeof adminCollectionSummary>;

/** All of them on one page, in the order of the store. */
export const adminCollectionList = adminList(adminCollectionSummary);

export type AdminCollectionList = z.infer<typeof adminCollectionList>;

export const adminCollectionQuery = z.extend(adminListQuery, {
  /** Part of its title or address. */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  state: z.optional(state),
});
export type AdminCollectionQuery = z.output<typeof adminCollectionQuery>;

export const adminCollectionParams = z.object({ id: productId });

const ruleFields = {
  gender: z.nullable(gender),
  onSale: z.boolean(),
  limited: z.boolean(),
  isNew: z.boolean(),
};
const ruleAnswer = z.object({
  ...ruleFields,
  categories: z.array(z.string()),
  priceFrom: z.nullable(money),
  priceTo: z.nullable(money),
});

export const adminCollection = z.object({
  id: z.int(),
  version,
  slug: z.string(),
  /** Addresses that it had, which lead to the one that it has. */
  oldSlugs: z.array(z.string()),
  title: z.string(),
  description: z.nullable(z.string()),
  state,
  /** null: its products are chosen by hand. */
  rule: z.nullable(ruleAnswer),
  /** Chosen by hand, in their order; drafts and withdrawn ones, which shoppers do not see, too. */
  products: z.array(pickedProduct),
  /** null: it has none. */
  picture: z.optional(
    z.nullable(z.extend(uploadedPicture, { alt: z.string(), focus: z.optional(z.string()) })),
  ),
  hidden: z.boolean(),
  ...schedule,
  inMenu: z.boolean(),
  changedAt: timestamp,
  /** Newest first, at most 20. */
  changes: z.array(productChange),
});
export type AdminCollection = z.infer<typeof adminCollection>;

const price = money.check(z.maximum(productLimits.price, 'This is more than a product can cost.'));

const refuseRule = z.superRefine<CollectionRule>((rule, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!isRule(rule)) refuse('gender', 'Choose at least one condition.');
  if (rule.priceFrom !== null && rule.priceTo !== null && rule.priceTo < rule.priceFrom)
    refuse('priceTo', 'Must not be below the lowest price.');
});

/** What a product needs to belong to it. */
const collectionRule = z
  .object({
    ...ruleFields,
    categories: z
      .array(z.pipe(printable, line('Name the category.', filterLengths.category)))
      .check(
        z.maxLength(
          collectionLimits.categories,
          `Use at most ${String(collectionLimits.categories)} categories.`,
        ),
      ),
    priceFrom: z.nullable(price),
    priceTo: z.nullable(price),
  })
  .check(refuseRule);
export type NewCollectionRule = z.input<typeof collectionRule>;

/** A query has one text for the whole rule. */
export const collectionPreviewQuery = z.object({
  rule: z.pipe(
    z.pipe(
      text().check(z.maxLength(4000)),
      z.transform((value, context) => {
        try {
          return JSON.parse(value) as unknown;
        } catch {
          context.issues.push({ code: 'custom', input: value, message: 'This is no rule.' });
          return z.NEVER;
        }
      }),
    ),
    collectionRule as unknown as z.ZodMiniType<CollectionRule, unknown>,
  ),
});

/** What fits a rule now: how many products, and the newest of them. */
export const collectionPreview = z.object({
  count: z.int().check(z.nonnegative()),
  products: z.array(
    z.extend(z.pick(pickedProduct, { id: true, name: true, imageFile: true }), { price: money }),
  ),
});
export type CollectionPreview = z.infer<typeof collectionPreview>;

const atMost = (max: number) => `Use at most ${String(max)} characters.`;

const fields = {
  title: z.pipe(printable, line('Enter a title.', collectionLimits.title)),
  description: z.nullable(
    lines(
      z
        .string()
        .check(
          z.minLength(1, 'Leave it out, or write something.'),
          z.maxLength(collectionLimits.description, atMost(collectionLimits.description)),
        ),
    ),
  ),
  slug: z.pipe(
    z.pipe(
      text(),
      z.transform((value) => value.trim().toLowerCase()),
    ),
    z.string().check(
      z.minLength(1, 'Enter an address.'),
      z.maxLength(collectionLimits.slug, atMost(collectionLimits.slug)),
      z.refine((value) => value === '' || isSlug(value), {
        error: 'Use letters, digits and single hyphens, such as summer-2026.',
      }),
    ),
  ),
  /** null: by hand. */
  rule: z.nullable(collectionRule),
  /** By hand, in the order in which shoppers see them; with a rule none. */
  products: z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(
    z.maxLength(
      collectionLimits.products,
      `Choose at most ${String(collectionLimits.products)} products, or use a rule.`,
    ),
    z.refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
  ),
  /** By name; null: none. Absent, as older releases leave it: it stays as it is. */
  picture: z.optional(
    z.nullable(
      z.object({
        file: text().check(z.minLength(1), z.maxLength(200)),
        alt: z.pipe(printable, line('Say what the picture shows.', pictureLimits.alt)),
        focus: z.optional(pictureFocus),
      }),
    ),
  ),
  hidden: z.boolean(),
  ...schedule,
  inMenu: z.boolean(),
};

interface Checked {
  readonly slug: string;
  readonly rule: CollectionRule | null;
  readonly products: readonly number[];
  readonly from: string | null;
  readonly until: string | null;
}

/** What one field cannot tell. */
const together = z.superRefine<Checked>(({ slug, rule, products, from, until }, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const problem = genderPageProblem(slug, rule);
  if (problem !== null) refuse('slug', problem);
  if (rule !== null && products.length > 0)
    refuse('products', 'Products are chosen by the rule, or by hand.');
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from))
    refuse('until', 'Must be after its beginning.');
});

export const newCollection = z.object(fields).check(together);
export type NewCollection = z.input<typeof newCollection>;
export const collectionUpdate = z.object({ ...fields, version }).check(together);

/** All collections in their new order. */
export const collectionOrder = z.object({
  ids: z.array(z.int()).check(
    z.maxLength(collectionLimits.collections),
    z.refine((ids) => new Set(ids).size === ids.length, 'Name each collection once.'),
  ),
});
