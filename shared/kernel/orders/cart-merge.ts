/** The fields of a cart line that the merge needs. */
export interface MergeLine {
  readonly variantId: number;
  readonly quantity: number;
}

export interface MergeChange {
  readonly variantId: number;
  readonly wanted: number;
  readonly kept: number;
}

export interface MergeResult {
  readonly lines: readonly MergeLine[];
  /** Quantities that were reduced because of stock. */
  readonly reduced: readonly MergeChange[];
}

/**
 * The account's cart after a visitor's cart was merged into it: quantities of one variant add up, limited by stock. The
 * account's own quantities are never reduced.
 */
export function mergeCarts(
  account: readonly MergeLine[],
  visitor: readonly MergeLine[],
  stockOf: (variantId: number) => number,
): MergeResult {
  const merged = new Map(account.map((line) => [line.variantId, line.quantity]));
  const reduced: MergeChange[] = [];
  for (const { variantId, quantity } of visitor) {
    const before = merged.get(variantId) ?? 0;
    const wanted = before + quantity;
    const kept = Math.max(before, Math.min(wanted, stockOf(variantId)));
    if (kept < wanted) reduced.push({ variantId, wanted, kept });
    if (kept > 0) merged.set(variantId, kept);
  }
  return { lines: [...merged].map(([variantId, quantity]) => ({ variantId, quantity })), reduced };
}
