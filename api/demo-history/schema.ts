import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The rows of a table, by columns: those of one column resemble each other, which makes the file small. */
const table = z
  .object({
    name: z.string().regex(/^[a-z_]+$/),
    /** Those of its columns that are times. */
    times: z.array(z.string()),
    columns: z.record(z.string().regex(/^[a-z_]+$/), z.array(value)),
  })
  .refine(
    ({ columns }) => new Set(Object.values(columns).map(({ length }) => length)).size === 1,
    'all columns of a table have as many values',
  );
export type HistoryTable = z.output<typeof table>;

const records = z.array(z.record(z.string(), z.unknown()));

export const historyFile = z.object({
  version: z.literal(1),
  /** When it ends, in seconds since the beginning of its last day. */
  end: z.int().positive(),
  /** In the order in which they are written. */
  tables: z.array(table),
  /** Of days (0 is the last one, before it they are negative): carts that were begun, and those that were paid. */
  carts: z.array(z.tuple([z.int().max(0), z.int().nonnegative(), z.int().nonnegative()])),
  /** Of variants: units sold and not put back, and units that unpaid orders hold. */
  stock: z.array(z.tuple([z.int(), z.int().nonnegative(), z.int().nonnegative()])),
  sandbox: z.object({ sessions: records, intents: records, refunds: records, disputes: records }),
});
export type HistoryFile = z.output<typeof historyFile>;
