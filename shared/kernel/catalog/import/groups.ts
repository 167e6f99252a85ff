import type { CsvRow } from '../../csv.ts';
import { cellText } from '../../csv.ts';
import { importLimits, type ImportField } from './columns.ts';
import type { ImportHeader } from './header.ts';
import type { ImportNote, ImportRow } from './types.ts';
import { fromShopify, shopifyHandle, type TitledRow } from './shopify.ts';

type Header = Exclude<ImportHeader, { problem: string }>;

/** Rows that follow each other and are about one product. */
export interface ImportGroup {
  readonly handle: string;
  readonly rows: readonly ImportRow[];
  readonly notes: readonly ImportNote[];
}

/** A row of the file with what it is about. */
export type PlacedRow =
  | { readonly handle: string; readonly own: ImportRow }
  | { readonly handle: string; readonly shopify: TitledRow };

/** What a row has in its cells. Rows without a handle are named by their SKU, of which the store knows whose it is. */
export function rowOf(
  { titles, columns, form }: Header,
  { line, cells }: CsvRow,
): (PlacedRow & { readonly sku: string | null }) | ImportNote {
  if (cells.length !== titles.length) {
    const counts = `This row has ${String(cells.length)} cells, the first line has ${String(titles.length)}.`;
    const words = `${counts} Look for a quote or a separator too many; the file may also be cut.`;
    return { line, column: '', text: cells.slice(0, 3).join(', ').slice(0, importLimits.cells), words };
  }
  if (form === 'shopify') {
    const titled = Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
    return { handle: shopifyHandle(titled), sku: null, shopify: { line, cells: titled } };
  }
  const texts: Partial<Record<ImportField | 'handle', string>> = {};
  for (const [index, column] of columns.entries()) texts[column] = cellText(cells[index] ?? '');
  const { handle, ...own } = texts;
  return {
    handle: handle ?? '',
    sku: handle === undefined ? (own.sku ?? '').replace(/\s+/g, ' ').trim() : null,
    own: { line, cells: own },
  };
}

/** Rows of one product, as the planner takes them. */
export function groupOf(handle: string, rows: readonly PlacedRow[]): ImportGroup {
  const titled = rows.flatMap((row) => ('shopify' in row ? [row.shopify] : []));
  if (titled.length > 0) return { handle, ...fromShopify(titled) };
  return { handle, rows: rows.flatMap((row) => ('own' in row ? [row.own] : [])), notes: [] };
}

/** Rows by what they are about, as they follow each other. */
export function adjacent(rows: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const groups: PlacedRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.handle === row.handle) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
