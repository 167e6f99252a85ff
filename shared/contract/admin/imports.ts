import * as z from 'zod/mini';
import { importForms } from '../../kernel/catalog/import/header.ts';
import { importLimits } from '../../kernel/catalog/import/columns.ts';
import { importKinds } from '../../kernel/import-entries/entries.ts';
import { gender, line, productId, queryInt, timestamp, uuid } from '../schemas/primitives.ts';
import { printable } from '../schemas/contact.ts';
import { adminList, adminListQuery } from './list.ts';
import { adminProductQuery } from './product-list.ts';

// Files of products, tax rules or redirects: tried, applied as a whole, and undone.

const count = z.int().check(z.nonnegative());

/** TRIED: nothing has changed yet. */
export const importStates = ['TRIED', 'APPLIED', 'UNDONE'] as const;
export type ImportState = (typeof importStates)[number];

const counts = z.object({
  rows: count,
  /** Rows with errors, and the other rows of their products. */
  wrongRows: count,
  leftOutRows: count,
  /** Or what else the file is about: rules, redirects. Those have no variants. */
  newProducts: count,
  changedProducts: count,
  sameProducts: count,
  newVariants: count,
  changedVariants: count,
  sameVariants: count,
  changes: count,
});

export const productImport = z.object({
  id: z.string(),
  /** Of the file. */
  name: z.string(),
  /** What it is about. Absent: an older API, which takes products only. */
  of: z.optional(z.enum(importKinds)),
  form: z.enum(importForms),
  state: z.enum(importStates),
  counts,
  /** Changes that were undone, and those that others have changed since, which stay. */
  undone: count,
  kept: count,
  /** Who of the staff; null: it was not done yet, or that account is gone. */
  triedBy: z.nullable(z.string()),
  triedAt: timestamp,
  appliedBy: z.nullable(z.string()),
  appliedAt: z.nullable(timestamp),
  undoneBy: z.nullable(z.string()),
  undoneAt: z.nullable(timestamp),
});
export type ProductImport = z.infer<typeof productImport>;
export const productImportList = adminList(productImport);

/** An older caller knows files of products only. */
const kind = z._default(z.enum(importKinds), 'products');

export const importQuery = z.extend(adminListQuery, { of: kind });
export const importParams = z.object({ id: uuid });

/** The name of a file that is sent as the body. */
export const importUpload = z.object({
  name: z.pipe(printable, line('Name the file.', importLimits.name)),
  of: kind,
  /** For whom new products of a file of Shopify are that do not say it. Without it they are errors. */
  gender: z.optional(gender),
  /** The name of a color of the store, for products of a file of Shopify of which no row names one. Without it they are errors. */
  color: z.optional(line('Choose a color.', 40)),
});

const place = z.optional(queryInt().check(z.nonnegative(), z.maximum(2_147_483_647)));

/** Places count from 1; `after` is that of the last one shown. */
export const importChangesQuery = z.object({
  after: place,
  kind: z._default(z.enum(['all', 'new', 'price', 'stock', 'kept']), 'all'),
});

export const importChange = z.object({
  place: z.int(),
  /** In the file: the first line is its header. */
  line: z.int(),
  /** Of a rule or a redirect its own number. null: it is not made yet. */
  productId: z.nullable(z.int()),
  /** Or the place of a rule, or the old address of a redirect. */
  product: z.string(),
  /** 'Pine, M', or the first day of a rule; empty: it is about the product. */
  variant: z.string(),
  /** As the column of a file, `stockBy`, or 'new' with what is made. */
  field: z.string(),
  was: z.nullable(z.string()),
  becomes: z.nullable(z.string()),
  /** Why an undo has left it; null: it has not. */
  kept: z.nullable(z.string()),
});
export type ImportedChange = z.infer<typeof importChange>;
export const importChanges = z.object({ content: z.array(importChange), next: z.nullable(z.int()) });

export const importProblemsQuery = z.object({
  after: place,
  kind: z._default(z.enum(['error', 'note']), 'error'),
});
export const importProblem = z.object({
  place: z.int(),
  line: z.int(),
  column: z.string(),
  /** What is in the cell. */
  text: z.string(),
  words: z.string(),
});
export type ImportedProblem = z.infer<typeof importProblem>;
export const importProblems = z.object({
  content: z.array(importProblem),
  next: z.nullable(z.int()),
  count,
});

/** With `leaveOut` what has no errors is applied, else nothing of a file that has some. */
export const importApply = z.object({ leaveOut: z.boolean() });

/** What is exported: as the list is filtered, newest first, or only the products that are named. */
export const productsExport = z.extend(z.omit(adminProductQuery, { size: true, sort: true }), {
  ids: z.optional(z.array(productId).check(z.minLength(1), z.maxLength(1000))),
});
export const productsExportPart = z.object({ csv: z.string(), rows: count, next: z.nullable(z.string()) });
