import { bigint, boolean, check, date, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';

export const searchSynonyms = pgTable('search_synonyms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** null: all words find each other. */
  from: text('from_words'),
  words: text().array().notNull(),
  version: integer().notNull().default(1),
});

/** Products on top of a search. */
export const searchPins = pgTable('search_pins', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  words: text().notNull(),
  /** See `searchKey`. */
  key: text().notNull().unique(),
  /** In their order. */
  products: integer().array().notNull(),
  version: integer().notNull().default(1),
});

/** One row: which state of synonyms and pins is the last one. */
export const searchState = pgTable(
  'search_state',
  {
    one: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('search_state_one_check', sql`${table.one}`)],
);

/** Words that found nothing, counted by day. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date().notNull(),
    words: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
