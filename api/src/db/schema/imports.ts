import { importForms, importKinds, type Facts, type ImportCounts } from '@ritual/shared/kernel';
import { importStates } from '@ritual/shared/contract';
import { check, customType, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

const facts = customType<{ data: Facts }>({ dataType: () => 'jsonb' });
const counts = customType<{ data: ImportCounts }>({ dataType: () => 'jsonb' });

/** Files that the staff has sent. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    /** Of the file. */
    name: text().notNull(),
    /** What it is about. */
    of: text('kind', { enum: importKinds }).notNull().default('products'),
    form: text({ enum: importForms }).notNull(),
    state: text({ enum: importStates }).notNull().default('TRIED'),
    counts: counts().notNull(),
    triedBy: uuid('tried_by').references(() => users.id, { onDelete: 'set null' }),
    triedAt: timestamptz('tried_at').notNull().defaultNow(),
    appliedBy: uuid('applied_by').references(() => users.id, { onDelete: 'set null' }),
    appliedAt: timestamptz('applied_at'),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    check('imports_form_check', isListed(table.form)),
    check('imports_kind_check', isListed(table.of)),
    check('imports_state_check', isListed(table.state)),
    index('imports_tried').on(table.triedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What each would change; `product_id` is the number of what the file is about. No references to products and variants: a change is listed after they are gone. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    handle: text().notNull(),
    productId: integer('product_id'),
    variantId: integer('variant_id'),
    product: text().notNull(),
    variant: text().notNull(),
    field: text().notNull(),
    was: text(),
    becomes: text(),
    /** Of what the file makes. */
    facts: facts(),
    /** Why an undo has left it. */
    kept: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);

/** What is wrong with rows of a file, and what of it is not taken over. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    kind: text({ enum: ['error', 'note'] }).notNull(),
    line: integer().notNull(),
    column: text().notNull(),
    text: text().notNull(),
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    check('import_problems_kind_check', isListed(table.kind)),
  ],
);
