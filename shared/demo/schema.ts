import { z } from 'zod';
import { genders, sizes } from '../kernel/sizes.ts';

const version = z.literal(1);
const key = z.string().regex(/^[a-z][a-z0-9-]*$/);
const file = z.string().regex(/^[a-z0-9-]+\.webp$/);

const color = z.object({ key, name: z.string(), code: z.string().regex(/^#[0-9A-Fa-f]{6}$/) });

const collection = z.object({ slug: key, name: z.string(), rule: z.string() });

const artwork = z.object({
  slot: z.enum(['hero-1', 'hero-2', 'brand', 'sale', 'tile-man', 'tile-woman', 'tile-sets', 'not-found']),
  shape: z.enum(['wide', 'portrait', '4:5']),
  url: file,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});

const image = z.object({
  url: file,
  color: key,
  view: z.enum(['front', 'back', 'close']),
  alt: z.string(),
  position: z.number().int().nonnegative(),
});

const variant = z.object({
  sku: z.string(),
  size: z.enum(sizes),
  color: key,
  stock: z.number().int().nonnegative(),
});

const product = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  slug: key,
  description: z.string(),
  details: z.array(z.string()),
  gender: z.enum(genders),
  categories: z.array(z.string()).min(1),
  collections: z.array(key),
  price: z.number().int().positive(),
  compareAtPrice: z.number().int().positive().nullable(),
  releasedDaysAgo: z.number().int().nonnegative(),
  limited: z.boolean(),
  fitNote: z.string(),
  setOf: z.array(z.number().int()).optional(),
  images: z.array(image),
  variants: z.array(variant),
});

export const catalogueFile = z.object({
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

/** What `platform/pictures` measured of the masters. */
export const picturesFile = z.record(
  file,
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    placeholder: z.string().startsWith('data:image/webp;base64,').nullable(),
  }),
);

export const reviewsFile = z.object({
  version,
  reviews: z.array(
    z.object({
      id: z.number().int().positive(),
      productId: z.number().int().positive(),
      rating: z.number().int().min(1).max(5),
      fit: z.enum(['small', 'true', 'large']),
      title: z.string(),
      text: z.string(),
      author: z.string(),
      state: z.string().length(2),
      size: z.enum(sizes),
      color: key,
      daysAgo: z.number().int().nonnegative(),
    }),
  ),
});

export const shopFile = z.object({
  version,
  ...{ name: z.string(), email: z.email(), phone: z.string(), hours: z.string() },
  ...{ street: z.string(), city: z.string(), state: z.string().length(2), zip: z.string().length(5) },
});

export const taxRulesFile = z.object({
  version,
  country: z.literal('US'),
  rules: z.array(
    z.object({
      state: z.string().length(2).nullable(),
      rate: z.number().min(0).max(100),
      priority: z.number().int(),
      active: z.boolean(),
    }),
  ),
});
