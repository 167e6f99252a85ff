import type { ImportedChange, ProductImport } from '@ritual/shared/contract';
import {
  exampleFile,
  exampleTaxFile,
  importKinds,
  isTaxColumn,
  taxCell,
  taxColumns,
  type ImportKind,
} from '@ritual/shared/kernel';
import { adminPaths } from '../../../admin/paths.ts';

/** What the pages say of a kind of file. */
interface KindWords {
  readonly title: string;
  readonly intro: string;
  /** The list that the file changes. */
  readonly list: { readonly label: string; readonly to: string };
  /** What a file is about, in the singular. */
  readonly one: string;
  readonly hint: string;
  readonly example: { readonly name: string; readonly text: () => string };
  /** What is left out with a row that has an error. */
  readonly leftOut: string;
  readonly undo: string;
  /** The head of the column that says what a change is about. */
  readonly about: string;
}

export const kindWords: Readonly<Record<ImportKind, KindWords>> = {
  products: {
    title: 'Import',
    intro: 'Products, variants, prices and stock from a spreadsheet or from Shopify.',
    list: { label: 'Products', to: adminPaths.products },
    one: 'product',
    hint: 'The form is that of the export of products; a file with only some of its columns, such as SKU and Price, changes only those. Shopify’s export of products is taken as it comes. Nothing changes before you have seen what would.',
    example: { name: 'products-example', text: exampleFile },
    leftOut: 'those with errors, and the others of their products',
    undo: 'What is unchanged since is put back, stock by moves of the ledger. New drafts are deleted; new products that were published are withdrawn. The rest is listed.',
    about: 'Product',
  },
  'tax-rules': {
    title: 'Import tax rules',
    intro:
      'Rates of states, counties, cities and districts from a spreadsheet. Registrations are entered by hand.',
    list: { label: 'Taxes', to: adminPaths.taxes },
    one: 'rule',
    hint: 'The form is that of the export of tax rules. A row is about the rule with its place, its goods and its first day: it changes rate, limit, ZIP codes and last day, or adds the rule. Rules that the file does not name stay. When a rate changes, end the rule in one row and begin a new one the day after in another. Nothing changes before you have seen what would.',
    example: { name: 'tax-rules-example', text: exampleTaxFile },
    leftOut: 'those with errors',
    undo: 'What is unchanged since is put back, and new rules go away. Orders keep what they were taxed. The rest is listed.',
    about: 'Rule',
  },
  redirects: {
    title: 'Import redirects',
    intro: 'Old addresses and where they lead now, from a spreadsheet or from Shopify.',
    list: { label: 'Redirects', to: adminPaths.redirects },
    one: 'redirect',
    hint: 'The two columns are those of Shopify’s export of redirects, which is taken as it comes: Redirect from and Redirect to. A target such as /products/ascend-legging is the product with this handle. Nothing changes before you have seen what would.',
    example: {
      name: 'redirects-example',
      text: () => 'Redirect from,Redirect to\r\n/products/old-top,/collections\r\n/pages/about-us,/faq\r\n',
    },
    leftOut: 'those with errors',
    undo: 'What is unchanged since is put back, and new redirects go away. The rest is listed.',
    about: 'Old address',
  },
};

/** Of a file; an older API takes products only. */
export const kindOf = ({ of = 'products' }: Pick<ProductImport, 'of'>): ImportKind => of;

/** As the address of the page asks for it. */
export const askedKind = (search: URLSearchParams): ImportKind =>
  importKinds.find((kind) => kind === search.get('of')) ?? 'products';

/** What a change of a rule or a redirect is about. */
export function entryField({ field }: ImportedChange): string {
  if (field === 'new rule') return 'New rule';
  if (field === 'new redirect') return 'New redirect';
  if (field === 'to') return 'Leads to';
  return isTaxColumn(field) ? taxColumns[field].title : field;
}

/** '6.25%', 'The whole piece, from it on', or an address. */
export function entryValue(field: string, value: string | null): string {
  if (value === null || value === '') return '–';
  if (field === 'new rule' || field === 'rate') return `${value}%`;
  if (field === 'limit') return `$${value}`;
  return isTaxColumn(field) ? taxCell(field, value) : value;
}
