import * as z from 'zod/mini';
import { genders, sizes } from '../kernel/catalog/sizes/sizes.ts';
import { taxClasses, taxLimitKinds } from '../kernel/pricing/detailed-tax-rule.ts';

const version = z.literal(1);
const key = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const file = z.string().check(z.regex(/^[a-z0-9-]+\.webp$/));

const color = z.object({ key, name: z.string(), code: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)) });

const collection = z.object({ slug: key, name: z.string(), rule: z.string() });

const artwork = z.object({
  slot: z.enum(['hero-1', 'hero-2', 'brand', 'sale', 'tile-man', 'tile-woman', 'tile-sets', 'not-found']),
  shape: z.enum(['wide', 'portrait', '4:5']),
  url: file,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
});

const image = z.object({
  url: file,
  color: key,
  view: z.enum(['front', 'back', 'close']),
  alt: z.string(),
  position: z.int().check(z.nonnegative()),
});

const variant = z.object({
  sku: z.string(),
  size: z.enum(sizes),
  color: key,
  stock: z.int().check(z.nonnegative()),
});

const product = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  slug: key,
  description: z.string(),
  details: z.array(z.string()),
  gender: z.enum(genders),
  categories: z.array(z.string()).check(z.minLength(1)),
  collections: z.array(key),
  price: z.int().check(z.positive()),
  compareAtPrice: z.nullable(z.int().check(z.positive())),
  releasedDaysAgo: z.int().check(z.nonnegative()),
  limited: z.boolean(),
  fitNote: z.string(),
  setOf: z.optional(z.array(z.int())),
  images: z.array(image),
  variants: z.array(variant),
});

export const catalogFile = z.object({
  version,
  currency: z.literal('USD'),
  brand: z.string(),
  sizes: z.array(z.enum(sizes)),
  colors: z.array(color),
  categories: z.array(z.string()),
  collections: z.array(collection),
  artwork: z.array(artwork),
  products: z.array(product),
});

/** Metadata that `platform/pictures` measured from the masters. */
export const picturesFile = z.record(
  file,
  z.object({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    placeholder: z.nullable(z.string().check(z.startsWith('data:image/webp;base64,'))),
  }),
);

export const reviewsFile = z.object({
  version,
  reviews: z.array(
    z.object({
      id: z.int().check(z.positive()),
      productId: z.int().check(z.positive()),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      fit: z.enum(['small', 'true', 'large']),
      title: z.string(),
      text: z.string(),
      author: z.string(),
      state: z.string().check(z.length(2)),
      size: z.enum(sizes),
      color: key,
      daysAgo: z.int().check(z.nonnegative()),
    }),
  ),
});

export const shopFile = z.object({
  version,
  name: z.string(),
  email: z.email(),
  phone: z.string(),
  hours: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string().check(z.length(2)),
  zip: z.string().check(z.length(5)),
});

export const taxRulesFile = z.object({
  version,
  country: z.literal('US'),
  rules: z.array(
    z.object({
      state: z.nullable(z.string().check(z.length(2))),
      rate: z.number().check(z.minimum(0), z.maximum(100)),
      priority: z.int(),
      active: z.boolean(),
    }),
  ),
  /** Of whole states, for a kind of goods. */
  detailed: z.array(
    z.object({
      state: z.string().check(z.length(2)),
      thing: z.enum(taxClasses),
      rate: z.number().check(z.minimum(0), z.maximum(15)),
      limit: z.nullable(z.object({ kind: z.enum(taxLimitKinds), amount: z.int().check(z.positive()) })),
      /** The law that says so. */
      source: z.string().check(z.minLength(1)),
    }),
  ),
});
