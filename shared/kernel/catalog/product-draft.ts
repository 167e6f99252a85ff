/** DRAFT: no shopper has ever seen it. WITHDRAWN: it was sold and is no longer; orders that have it keep it. */
export const productStates = ['PUBLISHED', 'DRAFT', 'WITHDRAWN'] as const;
export type ProductState = (typeof productStates)[number];

export const productStateLabel: Readonly<Record<ProductState, string>> = {
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  WITHDRAWN: 'Withdrawn',
};

/** Limits of what is written about a product. */
export const productLimits = {
  name: 120,
  description: 5000,
  details: 20,
  detail: 200,
  categories: 10,
  fitNote: 200,
  keywords: 500,
  fiberContent: 300,
  setOf: 12,
  related: 12,
  tags: 20,
  tag: 40,
  variants: 200,
  sku: 40,
  /** Cents. */
  price: 10_000_000,
  /** Grams. */
  weight: 100_000,
} as const;

const gtinLengths: readonly number[] = [8, 12, 13, 14];

/**
 * Whether a number of a barcode has 8, 12, 13 or 14 digits and the right check digit: from the right, digits count three times and once
 * in turn, and the check digit makes the sum a multiple of ten (GS1 General Specifications, 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length)) return false;
  const [check = 0, ...others] = [...digits].map(Number).reverse();
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** A price that was asked before is shown beside a lower one only. */
export function isComparable(priceCents: number, compareAtCents: number | null): boolean {
  return compareAtCents === null || compareAtCents > priceCents;
}

/** Letters, digits, and single hyphens between them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** 'Ascend High-Rise Legging', 'Pine', 'XS' → 'AHRL-PINE-XS': a first SKU, which the staff may replace by their own. */
export function suggestedSku(product: string, color: string, size: string): string {
  const initials = slugOf(product)
    .split('-')
    .map((word) => word.slice(0, 1))
    .join('');
  return [initials, slugOf(color), size]
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase();
}

/** Of texts that have to be different from each other, the places of those that are not; empty ones are left out. */
export function repeatedAt(values: readonly (string | null)[]): readonly number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const key = value?.trim().toUpperCase() ?? '';
    if (key === '') return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** Each tag once, whatever its case, as it was written first. */
export function onceEach(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}

/** How the prices of many products are changed at once: by percent, or to one amount. */
export type PriceChange =
  { readonly by: 'percent'; readonly percent: number } | { readonly by: 'amount'; readonly cents: number };

/**
 * A changed price, in whole cents and at least one. With `shownBefore` the current price is shown beside a lower one, unless a higher one is
 * shown already; without it, a price that is not above the new one is not shown any more.
 */
export function changedPrice(
  now: { readonly price: number; readonly compareAtPrice: number | null },
  change: PriceChange,
  shownBefore: boolean,
): { readonly price: number; readonly compareAtPrice: number | null } {
  const changed =
    change.by === 'amount' ? change.cents : now.price + Math.round((now.price * change.percent) / 100);
  const price = Math.min(productLimits.price, Math.max(1, changed));
  const before = shownBefore ? (now.compareAtPrice ?? now.price) : now.compareAtPrice;
  return { price, compareAtPrice: isComparable(price, before) ? before : null };
}
