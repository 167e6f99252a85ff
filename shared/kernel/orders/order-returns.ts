import { defaultShopPolicy } from '../shop/shop-policy.ts';
import type { OrderStatus } from './order-status.ts';

/** States of a return. */
export const returnStatuses = ['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Reasons for a return. */
export const returnReasons = [
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_AS_DESCRIBED',
  'DAMAGED',
  'CHANGED_MIND',
  'OTHER',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

const next: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  REQUESTED: ['APPROVED', 'REJECTED'],
  // A parcel that never arrives, or arrives with worn units, is rejected late.
  APPROVED: ['RECEIVED', 'REJECTED'],
  RECEIVED: ['REFUNDED', 'REJECTED'],
  REFUNDED: [],
  REJECTED: [],
};

export function returnCanBecome(from: ReturnStatus, to: ReturnStatus): boolean {
  return next[from].includes(to);
}

/** Labels of the states of a return. */
export const returnStatusLabel: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
};

export const returnReasonLabel: Readonly<Record<ReturnReason, string>> = {
  TOO_SMALL: 'Too small',
  TOO_LARGE: 'Too large',
  NOT_AS_DESCRIBED: 'Not as described',
  DAMAGED: 'Damaged or faulty',
  CHANGED_MIND: 'Changed my mind',
  OTHER: 'Something else',
};

interface LineOfReturn {
  readonly orderItemId: string;
  readonly quantity: number;
}

/** The fields of an order that the return rules need. */
export interface ReturnableOrder {
  /** Those of the day on which it was placed; an older server knows of none. */
  readonly returnDays?: number | undefined;
  readonly status: OrderStatus;
  readonly deliveredAt: string | null;
  /** `canceled` units never left. */
  readonly items: readonly { readonly id: string; readonly quantity: number; readonly canceled?: number }[];
  readonly returns: readonly { readonly status: ReturnStatus; readonly lines: readonly LineOfReturn[] }[];
}

const day = 86_400_000;

/** The last moment at which an item delivered then can be returned. */
export function returnableUntil(
  deliveredAt: string,
  { returnDays = defaultShopPolicy.returnDays }: Pick<ReturnableOrder, 'returnDays'>,
): string {
  return new Date(Date.parse(deliveredAt) + returnDays * day).toISOString();
}

/** Units of each line that can still be returned; none before the delivery, after the period, or of a refunded order. */
export function returnableLines(order: ReturnableOrder, now: Date): readonly LineOfReturn[] {
  const { status, deliveredAt, items } = order;
  if (deliveredAt === null || status === 'REFUNDED') return [];
  if (now.getTime() > Date.parse(returnableUntil(deliveredAt, order))) return [];
  const claimed = order.returns.filter((each) => each.status !== 'REJECTED').flatMap(({ lines }) => lines);
  return items
    .map(({ id, quantity, canceled = 0 }) => ({
      orderItemId: id,
      quantity: quantity - canceled - unitsOf(claimed, id),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Indexes of the request's lines that ask for more than can be returned; one item may be in several lines, with different
 * reasons.
 */
export function refusedLines(
  order: ReturnableOrder,
  lines: readonly LineOfReturn[],
  now: Date,
): readonly { readonly index: number; readonly left: number }[] {
  const returnable = returnableLines(order, now);
  return lines.flatMap(({ orderItemId }, index) => {
    const left = unitsOf(returnable, orderItemId);
    return unitsOf(lines.slice(0, index + 1), orderItemId) > left ? [{ index, left }] : [];
  });
}

function unitsOf(lines: readonly LineOfReturn[], orderItemId: string): number {
  return lines
    .filter((line) => line.orderItemId === orderItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** An order can be canceled until some of it has shipped: an unpaid one just ends, a paid one is refunded. */
export function isCancelable({
  status,
  shipped,
}: {
  readonly status: OrderStatus;
  readonly shipped: boolean;
}): boolean {
  return status === 'PENDING' || (!shipped && (status === 'PAID' || status === 'PARTIALLY_REFUNDED'));
}

/** Error message of a line that asks for too much. */
export function tooManyUnits(left: number): string {
  return left === 0
    ? 'This item cannot be returned any more.'
    : `You can return at most ${left} ${left === 1 ? 'piece' : 'pieces'} of this item.`;
}
