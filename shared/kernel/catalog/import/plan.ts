import { productLimits } from '../product-draft.ts';
import { columnOf, fieldsOf, importFields, type ImportField } from './columns.ts';
import { inStoreSpelling } from './plan-names.ts';
import { planVariants } from './plan-variants.ts';
import type {
  Facts,
  ImportChange,
  ImportNote,
  ImportPlan,
  ImportRow,
  ImportShop,
  KnownProduct,
  ReadRow,
  Refuse,
} from './types.ts';

// What a file would change about one product: pure, so that the API and its mocks tell the same.

function readRow(row: ImportRow, refuse: Refuse): ReadRow {
  const values: Partial<Record<ImportField, string | null>> = {};
  for (const field of importFields) {
    const text = row.cells[field];
    if (text === undefined) continue;
    const reading = text === '' ? { value: null } : columnOf(field).read(text);
    if ('problem' in reading) refuse(row, field, reading.problem);
    else values[field] = reading.value;
  }
  return { row, values };
}

const missingWords: Readonly<Partial<Record<ImportField, string>>> = {
  gender:
    'Say for whom it is: Women or Men. In a file of Shopify a tag ‘women’ or ‘men’ does, too, or choose it beside the file for all that do not say it.',
  categories: 'Name at least one category.',
};

/** The facts of the product: those of its first row, which the others repeat or leave empty. */
function productFacts(rows: readonly ReadRow[], known: KnownProduct | null, refuse: Refuse): Facts {
  const facts: Partial<Record<ImportField, string | null>> = {};
  const [first] = rows;
  if (!first) return facts;
  for (const field of fieldsOf('product')) {
    const value = first.values[field];
    if (value === undefined) continue;
    for (const { row, values } of rows.slice(1)) {
      const other = values[field];
      if (other !== undefined && other !== null && other !== value)
        refuse(
          row,
          field,
          `Row ${String(first.row.line)} of the same product says ${value ?? 'nothing'}, and it has one for all of its variants.`,
        );
    }
    const { empty, title } = columnOf(field);
    if (value !== null || empty === 'cleared') facts[field] = value;
    else if (empty === 'refused') refuse(first.row, field, missingWords[field] ?? `${title} is missing.`);
  }
  if (known) return facts;
  for (const field of fieldsOf('product')) {
    const { empty, title } = columnOf(field);
    if (empty === 'refused' && first.row.cells[field] === undefined)
      refuse(first.row, field, `A new product needs the column ${title}.`);
  }
  return facts;
}

/** A sale gives back what was asked before it, so that a file must not write a price over it; the price before it, and its own, say nothing new. */
function withoutSale(
  given: Facts,
  known: KnownProduct | null,
  refuse: (field: ImportField, words: string) => void,
): Facts {
  if (!known?.regular) return given;
  const { price, compareAtPrice, ...rest } = given;
  const says = { price, compareAtPrice };
  for (const field of ['price', 'compareAtPrice'] as const) {
    const value = says[field];
    if (value === undefined || value === (known.facts[field] ?? null)) continue;
    if (value !== (known.regular[field] ?? null))
      refuse(field, 'This product is on sale. End the sale first, or leave the product out of the file.');
  }
  return rest;
}

/** What the rows of one product would change. */
export function planProduct(
  handle: string,
  rows: readonly ImportRow[],
  known: KnownProduct | null,
  shop: ImportShop,
): ImportPlan {
  const problems: ImportNote[] = [];
  const refuse: Refuse = ({ line, cells }, field, words) => {
    const column = shop.titles[field] ?? columnOf(field).title;
    problems.push({ line, column, text: cells[field] ?? '', words });
  };
  const read = rows.map((row) => inStoreSpelling(readRow(row, refuse), { handle, known }, shop, refuse));
  const [first] = rows;
  if (!first) return { changes: [], problems, sameVariants: 0 };
  const given = withoutSale(productFacts(read, known, refuse), known, (field, words) =>
    refuse(first, field, words),
  );
  const facts: Facts = { ...known?.facts, ...given };
  const [price, before] = [Number(facts.price), Number(facts.compareAtPrice ?? Infinity)];
  if (before <= price && (given.price ?? given.compareAtPrice) !== undefined)
    refuse(first, 'compareAtPrice', `Must be above the price, which is ${facts.price ?? ''} in this row.`);
  const about = { handle, productId: known?.id ?? null, product: facts.name ?? handle };
  const variants = planVariants(read, known, about, shop, refuse);
  const count = (known?.variants.length ?? 0) + variants.added;
  if (count > productLimits.variants)
    refuse(first, 'sku', `A product has at most ${String(productLimits.variants)} variants.`);
  if (given.state === 'Published' && count === 0)
    refuse(first, 'state', 'A product without variants stays a draft.');
  if (problems.length > 0) return { changes: [], problems, sameVariants: 0 };
  const ofProduct = { ...about, line: first.line, variantId: null, variant: '' };
  const changes = known
    ? fieldsOf('product').flatMap((field): ImportChange[] => {
        const [was, becomes] = [known.facts[field] ?? null, given[field]];
        if (becomes === undefined || becomes === was) return [];
        return [{ ...ofProduct, field, was, becomes, facts: null }];
      })
    : [{ ...ofProduct, field: 'new product' as const, was: null, becomes: facts.price ?? null, facts }];
  return { changes: [...changes, ...variants.changes], problems, sameVariants: variants.same };
}
