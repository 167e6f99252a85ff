import { handleTitle, importColumns, importFields, importTitles, type ImportField } from './columns.ts';
import { isShopifyHeader } from './shopify.ts';

/** Whose form a file has: the store's own, or the one in which Shopify exports products. */
export const importForms = ['own', 'shopify'] as const;
export type ImportForm = (typeof importForms)[number];

export type ImportHeader =
  | {
      readonly form: ImportForm;
      readonly titles: readonly string[];
      /** Of the own form: what each cell of a row is. */
      readonly columns: readonly (ImportField | 'handle')[];
    }
  | { readonly problem: string };

const plain = (title: string) => title.toLowerCase().replace(/[\s_-]+/g, ' ');
const known = new Map<string, ImportField | 'handle'>([
  [plain(handleTitle), 'handle'],
  ...importFields.map((field) => [plain(importColumns[field].title), field] as const),
]);

/** Reads the first line of a file. */
export function readImportHeader(titles: readonly string[]): ImportHeader {
  if (isShopifyHeader(titles)) return { form: 'shopify', titles, columns: [] };
  const columns = titles.map((title) => known.get(plain(title)));
  if (columns.every((column) => column === undefined))
    return {
      problem: `The first line has to name the columns, such as ${importTitles.slice(0, 4).join(', ')}.`,
    };
  const unknown = titles.filter((_, index) => columns[index] === undefined);
  if (unknown.length > 0) {
    const named = unknown.map((title) => `“${title.slice(0, 40)}”`).join(', ');
    return { problem: `Not known as a column: ${named}. Columns are ${importTitles.join(', ')}.` };
  }
  const found = columns.filter((column) => column !== undefined);
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice !== undefined) {
    const title = twice === 'handle' ? handleTitle : importColumns[twice].title;
    return { problem: `The column “${title}” stands there twice.` };
  }
  if (!found.includes('handle') && !found.includes('sku'))
    return {
      problem: 'The file needs the column Handle or the column SKU, which say what each row is about.',
    };
  return { form: 'own', titles, columns: found };
}
