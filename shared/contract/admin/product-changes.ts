import * as z from 'zod/mini';
import { isComparable, productLimits, productStates } from '../../kernel/catalog/product-draft.ts';
import { mostUnits } from '../../kernel/catalog/stock-change.ts';
import { printable } from '../schemas/contact.ts';
import { line, timestamp, uuid, variantId } from '../schemas/primitives.ts';
import { writtenPrice, writtenTags } from './product-fields.ts';

// Changes of a product that are made apart from its other fields: state, price, tags, sale, stock.

const version = z.int().check(z.positive());
const state = z.enum(productStates);

export const productStateChange = z.object({ state, version });

export const productPriceChange = z
  .object({ price: writtenPrice, compareAtPrice: z.nullable(writtenPrice), version })
  .check(
    z.refine(({ price: now, compareAtPrice }) => isComparable(now, compareAtPrice), {
      path: ['compareAtPrice'],
      error: 'Must be above the price.',
    }),
  );

export const productTagsChange = z.object({ tags: writtenTags, version });

/** A link that shows a product as it is now, without an account. */
export const productPreview = z.object({ key: z.string(), until: timestamp });
export type ProductPreview = z.infer<typeof productPreview>;

const saleDay = z.iso.date('Choose a day.');
export const saleFields = z.object({ price: writtenPrice, firstDay: saleDay, lastDay: saleDay }).check(
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
      z.maxLength(productLimits.variants),
      z.refine(
        (changes) => new Set(changes.map((change) => change.variantId)).size === changes.length,
        'Name each variant once.',
      ),
    ),
});
export type StockUpdate = z.input<typeof stockUpdate>;
