import { productStateLabel, type KnownProduct } from '@ritual/shared/kernel';
import type { StoredChange } from './changes.ts';

type Known = ReadonlyMap<number, KnownProduct>;

/** What a product or a variant has in the place of a change. undefined: it is gone. */
export function factNow(
  { productId, variantId, field }: Pick<StoredChange, 'productId' | 'variantId' | 'field'>,
  known: Known,
): string | null | undefined {
  if (field === 'new product' || field === 'new variant') return undefined;
  const product = known.get(productId ?? 0);
  const of = variantId === null ? product : product?.variants.find(({ id }) => id === variantId);
  return of && (of.facts[field === 'stockBy' ? 'stock' : field] ?? null);
}

export const isPrice = (field: string) => field === 'price' || field === 'compareAtPrice';

/** Whether the prices of a product can be written: no sale runs, and the one compared with stays above what is asked. */
export function mayPrice(product: KnownProduct | undefined, changes: readonly StoredChange[]): boolean {
  if (!product || product.regular) return false;
  const becomes = (name: 'price' | 'compareAtPrice') => {
    const change = changes.find(({ productId, field }) => productId === product.id && field === name);
    return change ? change.becomes : (product.facts[name] ?? null);
  };
  return Number(becomes('compareAtPrice') ?? Infinity) > Number(becomes('price'));
}

/** Whether a change would publish a product without variants: its last one was removed since. */
export function publishesBare(
  { field, becomes, productId }: Pick<StoredChange, 'field' | 'becomes' | 'productId'>,
  known: Known,
  changes: readonly StoredChange[],
): boolean {
  if (field !== 'state' || becomes !== productStateLabel.PUBLISHED) return false;
  const isGiven = changes.some((each) => each.field === 'new variant' && each.productId === productId);
  return known.get(productId ?? 0)?.variants.length === 0 && !isGiven;
}

/** Whether the store is no longer as the file has found it. A difference only needs that enough is left. */
export function outdatedIn(change: StoredChange, known: Known, changes: readonly StoredChange[]): boolean {
  const { productId, variantId, field, was, becomes } = change;
  if (field === 'new product') return false;
  if (field === 'new variant') return productId !== null && !known.has(productId);
  const now = factNow(change, known);
  if (now === undefined) return true;
  if (field !== 'stock' && field !== 'stockBy')
    return (
      now !== was ||
      (isPrice(field) && !mayPrice(known.get(productId ?? 0), changes)) ||
      publishesBare(change, known, changes)
    );
  const reserved = known.get(productId ?? 0)?.variants.find(({ id }) => id === variantId)?.reserved ?? 0;
  if (field === 'stock') return now !== was || Number(becomes) < reserved;
  return Number(now) + Number(becomes) < reserved;
}
