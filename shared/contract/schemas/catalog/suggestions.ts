import * as z from 'zod/mini';
import { money, text } from '../primitives.ts';

export const suggestionsQuery = z.object({ q: text().check(z.trim(), z.minLength(1), z.maxLength(100)) });
export const suggestions = z.object({
  products: z.array(
    z.object({ id: z.int(), name: z.string(), price: money, imageFile: z.nullable(z.string()) }),
  ),
  categories: z.array(z.string()),
  collections: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type Suggestions = z.infer<typeof suggestions>;
