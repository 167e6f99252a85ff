import { sizes } from '../sizes/sizes.ts';
import { mostUnits } from '../stock-change.ts';
import { fieldsOf, type ImportField } from './columns.ts';
import type {
  Facts,
  ImportChange,
  ImportShop,
  KnownProduct,
  KnownVariant,
  ReadRow,
  Refuse,
} from './types.ts';

type About = Pick<ImportChange, 'handle' | 'productId' | 'product'>;

interface Planned {
  readonly changes: readonly ImportChange[];
  readonly added: number;
  readonly same: number;
}

const keyOf = ({ color, size }: Facts) => `${color ?? ''} ${size ?? ''}`;
const isDifference = (value: string) => /^[+-]/.test(value);

/** What the rows of one product say of its variants: each is named by color and size, or else by its SKU. */
export function planVariants(
  rows: readonly ReadRow[],
  known: KnownProduct | null,
  about: About,
  shop: ImportShop,
  refuse: Refuse,
): Planned {
  const changes: ImportChange[] = [];
  const named = new Map<string, number>();
  let [added, same] = [0, 0];
  for (const { row, values } of rows) {
    const given = withColor({ row, values }, shop, refuse);
    const says = fieldsOf('variant').some((field) => (row.cells[field] ?? '') !== '');
    if (!says || given === null) continue;
    const found = findVariant(given, known);
    const key = keyOf(found?.facts ?? given);
    const before = named.get(key);
    named.set(key, row.line);
    if (before !== undefined) {
      refuse(row, 'sku', `Row ${String(before)} is about the same variant.`);
      continue;
    }
    refuseTaken({ row, values: given }, found, shop, refuse);
    const of = {
      ...about,
      line: row.line,
      variantId: found?.id ?? null,
      variant: wordsOf(found?.facts ?? given),
    };
    if (found) {
      const changed = changesOf(given, found, of, (words) => refuse(row, 'stock', words));
      changes.push(...changed);
      if (changed.length === 0) same += 1;
      continue;
    }
    const made = newVariant({ row, values: given }, refuse);
    if (!made) continue;
    added += 1;
    changes.push({ ...of, field: 'new variant', was: null, becomes: made.stock ?? '0', facts: made });
  }
  return { changes, added, same };
}

const wordsOf = ({ color, size }: Facts) => [color, size].filter(Boolean).join(', ');

/** A color in the store's spelling. null: the store has none of this name. */
function withColor({ row, values }: ReadRow, { colors }: ImportShop, refuse: Refuse): Facts | null {
  const { color } = values;
  if (color === undefined || color === null) return values;
  const known = colors.get(color.toLowerCase());
  if (known !== undefined) return { ...values, color: known };
  refuse(
    row,
    'color',
    'The store has no color of this name. Add it in the form of any product, then send the file again.',
  );
  return null;
}

function findVariant(given: Facts, known: KnownProduct | null): KnownVariant | undefined {
  const [color, size] = [given.color ?? null, given.size ?? null];
  if (color !== null && size !== null)
    return known?.variants.find(({ facts }) => facts.color === color && facts.size === size);
  return known?.variants.find(({ facts }) => facts.sku === given.sku);
}

const named = { sku: 'SKU', gtin: 'GTIN' } as const;

/** A SKU or a GTIN that stood in the file before, or belongs to another variant. */
function refuseTaken(
  { row, values }: ReadRow,
  found: KnownVariant | undefined,
  shop: ImportShop,
  refuse: Refuse,
) {
  for (const field of ['sku', 'gtin'] as const) {
    const value = values[field];
    if (value === undefined || value === null) continue;
    const before = shop.seen[field].get(value);
    if (before !== undefined) refuse(row, field, `Row ${String(before)} has the same ${named[field]}.`);
    else shop.seen[field].set(value, row.line);
    const owner = shop.owners[field].get(value);
    if (owner !== undefined && owner !== found?.id)
      refuse(row, field, `Another variant has this ${named[field]}.`);
  }
}

function changesOf(
  given: Facts,
  { facts, reserved }: KnownVariant,
  of: Omit<ImportChange, 'field' | 'was' | 'becomes' | 'facts'>,
  refuseStock: (words: string) => void,
): ImportChange[] {
  const changed = (field: ImportField | 'stockBy', was: string | null, becomes: string | null) => ({
    ...{ ...of, field, was, becomes, facts: null },
  });
  return fieldsOf('variant').flatMap((field): ImportChange[] => {
    const [was, becomes] = [facts[field] ?? null, given[field]];
    const stays = field === 'color' || field === 'size' || becomes === undefined;
    if (stays || becomes === was) return [];
    if (becomes === null) return field === 'sku' || field === 'stock' ? [] : [changed(field, was, null)];
    if (field !== 'stock') return [changed(field, was, becomes)];
    const left = isDifference(becomes) ? Number(was) + Number(becomes) : Number(becomes);
    if (left < reserved)
      refuseStock(`Unpaid orders hold ${String(reserved)}, and ${String(left)} would be left.`);
    if (left > mostUnits) refuseStock('This is more than the stock of a variant can be.');
    if (left === Number(was)) return [];
    return [changed(isDifference(becomes) ? 'stockBy' : 'stock', was, becomes)];
  });
}

const missingWords = {
  color:
    'A new variant needs a color, a size and a SKU: name a color of the store. For a file of Shopify one can be chosen beside it, for all products that name none.',
  size: `A new variant needs a color, a size and a SKU: name a size, ${sizes.join(', ')}. Products without sizes cannot be sold here.`,
  sku: 'A new variant needs a color, a size and a SKU.',
} as const;

/** The facts of a variant that the store does not have yet. null: it cannot be made of this row. */
function newVariant({ row, values }: ReadRow, refuse: Refuse): Facts | null {
  const missing = (['color', 'size', 'sku'] as const).filter((field) => (values[field] ?? null) === null);
  // A cell that is wrong has been refused already.
  for (const field of missing.filter((each) => (row.cells[each] ?? '') === ''))
    refuse(row, field, missingWords[field]);
  if (missing.length > 0) return null;
  const stock = values.stock ?? '0';
  if (Number(stock) < 0) {
    refuse(row, 'stock', 'A new variant has nothing that could be taken away.');
    return null;
  }
  const fields = fieldsOf('variant').map((field) => [field, values[field] ?? null] as const);
  return { ...Object.fromEntries(fields), stock: String(Number(stock)) };
}
