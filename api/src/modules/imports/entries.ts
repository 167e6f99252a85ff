import { importColumns, type KnownProduct } from '@ritual/shared/kernel';
import type { Values } from '../audit/entries.repository.ts';
import type { StoredChange } from './changes.ts';

interface Entry {
  readonly before: Values;
  readonly after: Values;
}
type Fact = Readonly<Record<string, string | null>>;

/** As the audit log calls the fields of a product: 'price', 'SKU Pine M'. */
function nameOf({ field, variant }: StoredChange): string {
  const column = field === 'stockBy' ? 'stock' : field;
  if (column === 'new product' || column === 'new variant') return column;
  return variant === '' ? column : `${importColumns[column].title} ${variant.replace(', ', ' ')}`;
}

/** What a change is from and to, with stock as it is then. */
function valuesOf(
  { field, was, becomes }: StoredChange,
  now: string | null,
): readonly [string | null, string | null] {
  return field === 'stockBy' ? [now, String(Number(now) + Number(becomes))] : [was, becomes];
}

/** What the audit log says of products that were changed. */
export function changedEntries(
  changes: readonly StoredChange[],
  known: ReadonlyMap<number, KnownProduct>,
): ReadonlyMap<number, Entry> {
  const entries = new Map<number, { before: Fact; after: Fact }>();
  for (const change of changes) {
    const product = known.get(change.productId ?? 0);
    if (!product || change.facts !== null) continue;
    const variant = product.variants.find(({ id }) => id === change.variantId);
    const [was, is] = valuesOf(change, variant?.facts.stock ?? null);
    const { before, after } = entries.get(product.id) ?? { before: {}, after: {} };
    const name = nameOf(change);
    entries.set(product.id, { before: { ...before, [name]: was }, after: { ...after, [name]: is } });
  }
  return entries;
}

/** What it says of what is new. */
export function madeEntries(
  changes: readonly StoredChange[],
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, Entry> {
  const entries = new Map<number, { before: Fact | null; after: Fact }>();
  for (const { field, facts, handle, variant } of changes) {
    const id = numbers.get(handle);
    if (id === undefined || facts === null) continue;
    const of = variant.replace(', ', ' ');
    const made: Fact =
      field === 'new product'
        ? Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]))
        : { [`SKU ${of}`]: facts.sku ?? null, [`Stock ${of}`]: facts.stock ?? '0' };
    const entry = entries.get(id);
    const before = field === 'new product' ? null : (entry?.before ?? {});
    entries.set(id, { before: entry ? entry.before : before, after: { ...entry?.after, ...made } });
  }
  return entries;
}
