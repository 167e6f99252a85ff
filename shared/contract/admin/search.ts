import * as z from 'zod/mini';
import { productStates } from '../../kernel/catalog/product-draft.ts';
import { searchKey, searchLimits, synonymProblem, type Synonym } from '../../kernel/catalog/search-tuning.ts';
import { printable } from '../schemas/contact.ts';
import { line, productId, text } from '../schemas/primitives.ts';

// What the staff makes of the search: synonyms, pinned products, and words that found nothing.

const version = z.int().check(z.positive());
export const searchEntryParams = z.object({ id: productId });

const expression = (missing: string) => z.pipe(printable, line(missing, searchLimits.expression));

const words = z
  .array(expression('Enter a word.'))
  .check(
    z.minLength(1, 'Enter a word.'),
    z.maxLength(searchLimits.expressions, `Use at most ${String(searchLimits.expressions)} words.`),
  );

const useful = z.superRefine<Synonym>((synonym, context) => {
  const problem = synonymProblem(synonym);
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.words });
});

const synonymFields = {
  /** null: all of its words find each other. Otherwise who searches for this finds the words, too. */
  from: z.nullable(expression('Enter what is searched for.')),
  words,
};
export const newSynonym = z.object(synonymFields).check(useful);
export type NewSynonym = z.input<typeof newSynonym>;
export const synonymUpdate = z.object({ ...synonymFields, version }).check(useful);

/** As typed: words between commas, and whether they find each other. */
export const synonymForm = z.pipe(
  z.pipe(
    z.object({ kind: z.enum(['equal', 'one-way']), from: text(), words: text() }),
    z.transform(({ kind, from, words: typed }) => ({
      from: kind === 'equal' ? null : from,
      words: typed
        .split(/[,\n]/)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    })),
  ),
  newSynonym,
);

const pinFields = {
  words: z.pipe(
    expression('Enter what is searched for.'),
    z.string().check(z.refine((value) => searchKey(value) !== '', 'Use words of letters or digits.')),
  ),
  /** The first on top. */
  products: z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(
    z.minLength(1, 'Choose a product.'),
    z.maxLength(searchLimits.pinned, `Choose at most ${String(searchLimits.pinned)} products.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
  ),
};
export const newPin = z.object(pinFields);
export type NewPin = z.input<typeof newPin>;
export const pinUpdate = z.object({ ...pinFields, version });

/** As typed: products by their numbers between commas. */
export const pinForm = z.pipe(
  z.pipe(
    z.object({ words: text(), products: text() }),
    z.transform(({ words: typed, products }) => ({
      words: typed,
      products: products === '' ? [] : products.split(',').map(Number),
    })),
  ),
  newPin,
);

const synonym = z.object({
  id: z.int(),
  from: z.nullable(z.string()),
  words: z.array(z.string()),
  version,
});
export type SynonymRow = z.infer<typeof synonym>;

const pin = z.object({
  id: z.int(),
  words: z.string(),
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      state: z.enum(productStates),
      imageFile: z.nullable(z.string()),
      /** Sold out it is not on top, but where its words put it. */
      inStock: z.boolean(),
    }),
  ),
  version,
});
export type PinRow = z.infer<typeof pin>;

const miss = z.object({
  words: z.string(),
  /** Of the last 30 days. */
  count: z.int().check(z.positive()),
  /** UTC. */
  lastDay: z.iso.date(),
  /** Products that they find now. */
  found: z.int().check(z.nonnegative()),
});
export type SearchMiss = z.infer<typeof miss>;

export const searchTuning = z.object({
  synonyms: z.array(synonym),
  /** By their words. */
  pins: z.array(pin),
  /** The most frequent first. */
  misses: z.array(miss),
});
export type SearchTuning = z.infer<typeof searchTuning>;
