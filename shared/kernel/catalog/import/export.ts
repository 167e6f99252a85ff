import { csvLine } from '../../csv.ts';
import { fieldsOf, importFields, type ImportField } from './columns.ts';
import type { Facts, KnownProduct, KnownVariant } from './types.ts';

/** What a spreadsheet may add up. A GTIN is none of them: it would be rounded. */
const numbers: ReadonlySet<ImportField> = new Set(['price', 'compareAtPrice', 'weight', 'cost', 'stock']);

const cellOf = (facts: Facts, field: ImportField): string => facts[field] ?? '';

interface WrittenProduct extends Pick<KnownProduct, 'handle' | 'facts' | 'regular'> {
  readonly variants: readonly Pick<KnownVariant, 'facts'>[];
}

/** A product as lines of a file: one for each variant, with the facts of the product in each. A sale that runs is left out. */
export function linesOfProduct({ handle, facts: now, regular, variants }: WrittenProduct): readonly string[] {
  const facts: Facts = { ...now, ...regular };
  const rows: readonly Facts[] = variants.length > 0 ? variants.map((variant) => variant.facts) : [{}];
  const ofProduct = new Set(fieldsOf('product'));
  return rows.map((row) =>
    csvLine([
      handle,
      ...importFields.map((field) => {
        const text = cellOf(ofProduct.has(field) ? facts : row, field);
        return numbers.has(field) && text !== '' ? Number(text) : text;
      }),
    ]),
  );
}
