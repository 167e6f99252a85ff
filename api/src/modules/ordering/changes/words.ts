import { formatCents, shippingMethodLabel } from '@ritual/shared/kernel';
import type { ChangePlan, PlannedLine } from '../../../db/schema/index.ts';

const nameOf = ({ productName, color, size }: PlannedLine) => `${productName}, ${color}, ${size}`;

/** What a change does, line by line: '1 × Legging, Pine, M instead of 2'. */
export function changedLines({ before, after }: ChangePlan): readonly string[] {
  const now = new Map(after.lines.map((line) => [line.variantId, line]));
  const was = new Map(before.lines.map((line) => [line.variantId, line]));
  const kept = before.lines.flatMap((line) => {
    const quantity = now.get(line.variantId)?.quantity ?? 0;
    if (quantity === line.quantity) return [];
    return [
      `${quantity === 0 ? 'No' : `${String(quantity)} ×`} ${nameOf(line)} instead of ${String(line.quantity)}`,
    ];
  });
  const added = after.lines
    .filter(({ variantId }) => !was.has(variantId))
    .map((line) => `New: ${String(line.quantity)} × ${nameOf(line)}`);
  const method = before.method === after.method ? [] : [`Shipping: ${shippingMethodLabel[after.method]}`];
  return [...kept, ...added, ...method];
}

/** What a change costs, for its shopper. */
export const differenceWords = (cents: number): string =>
  cents === 0
    ? 'The price stays the same.'
    : cents < 0
      ? `${formatCents(-cents)} is refunded.`
      : `${formatCents(cents)} more was paid.`;
