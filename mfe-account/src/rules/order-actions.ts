import type { AdminOrder, AdminOrderItem, AdminReturn, Right } from '@ritual/shared/contract';
import {
  freeOpen,
  isCancelable,
  isRefundable,
  isShippable,
  mayCorrectAddress,
  openUnits,
  returnCanBecome,
} from '@ritual/shared/kernel';

type WorkedOrder = Pick<
  AdminOrder,
  | (
      | 'status'
      | 'paidAt'
      | 'payment'
      | 'fulfillment'
      | 'refundable'
      | 'items'
      | 'disputes'
      | 'warnings'
      | 'hold'
      | 'shipBy'
      | 'delays'
    )
  | 'payBy'
>;

/** What can be done with an order now; the API refuses everything else. */
export interface OrderActions {
  readonly ship: boolean;
  /** There is a packing slip: of what is to be packed, or of what has left. */
  readonly slip: boolean;
  /** Parcels under way can be marked as delivered. */
  readonly deliver: boolean;
  readonly refund: boolean;
  readonly cancel: boolean;
  /** It can be put on hold or released. */
  readonly hold: boolean;
  /** Something of what was ordered can be changed. */
  readonly change: boolean;
  /** The customer can be told of a later date. */
  readonly delay: boolean;
  readonly review: boolean;
  readonly decideReturns: boolean;
  readonly correctAddress: boolean;
  /** Made by hand and unpaid: its link can be sent again. */
  readonly sendLink: boolean;
}

/** What the bank has not decided yet: an inquiry stops parcels, an open dispute stops money, too. */
export function undecidedDispute({ disputes }: Pick<WorkedOrder, 'disputes'>): 'open' | 'inquiry' | null {
  return (
    (['open', 'inquiry'] as const).find((state) => disputes.some((each) => each.state === state)) ?? null
  );
}

/** Refunds whose money came back; a person decides how it is paid. What a bank took is no refund of ours. */
export const failedRefunds = ({ refunds, payment }: Pick<AdminOrder, 'refunds' | 'payment'>) =>
  // All money of the order has gone back since.
  payment === 'REFUNDED'
    ? []
    : refunds.filter(
        ({ state, settled, reason }) => state === 'failed' && settled === null && reason !== 'dispute',
      );

/** A warning of fraud, about which a person decides before anything leaves. */
export const isWarnedOf = ({ warnings }: Pick<WorkedOrder, 'warnings'>): boolean =>
  warnings.some(({ decision }) => decision === null);

/** Units of all lines that are still to be shipped. */
export const openPieces = ({ items }: Pick<WorkedOrder, 'items'>): number =>
  items.reduce((sum, item) => sum + openUnits(item), 0);

/** Units of a line that are still to be shipped and can be changed; what goes out in exchange stays. */
export const changeableUnits = (item: AdminOrderItem): number =>
  item.replaces === undefined ? freeOpen(item) : 0;

export function orderActions(order: WorkedOrder, may: (right: Right) => boolean): OrderActions {
  const { status, paidAt, payment, fulfillment, refundable, items, hold, shipBy, delays } = order;
  const dispute = undecidedDispute(order);
  const [ships, refunds, writes] = [may('orders.ship'), may('orders.refund'), may('orders.write')];
  const isOpen = isShippable(payment) && openPieces(order) > 0;
  const isAsked = delays.some(({ answer, answerBy }) => answer === null && answerBy !== null);
  return {
    ship: ships && isOpen && dispute === null && hold === null && !isWarnedOf(order),
    slip: isShippable(payment) && dispute === null && (fulfillment !== 'UNSHIPPED' || openPieces(order) > 0),
    deliver: ships && isShippable(payment),
    refund: refunds && isRefundable(status) && refundable > 0 && dispute !== 'open',
    cancel:
      refunds &&
      dispute !== 'open' &&
      (isCancelable({ status, shipped: fulfillment !== 'UNSHIPPED' }) ||
        // All its money is back, and pieces of it are neither shipped nor in stock.
        (status === 'REFUNDED' && paidAt !== null && openPieces(order) > 0)),
    hold: writes && isOpen,
    change:
      may('orders.change') &&
      isShippable(payment) &&
      dispute !== 'open' &&
      items.some((item) => changeableUnits(item) > 0),
    delay: writes && isOpen && shipBy !== null && !isAsked,
    review: refunds && payment === 'REVIEW',
    sendLink: may('orders.create') && status === 'PENDING' && order.payBy !== null,
    decideReturns: refunds,
    correctAddress:
      may('orders.write') && mayCorrectAddress({ payment, fulfillment, state: '' }, { state: '' }) === 'yes',
  };
}

/** What can be decided about a return as a whole. Of what has arrived each piece is decided by itself. */
export function returnDecisions({ status, pieces }: Pick<AdminReturn, 'status' | 'pieces'>) {
  if (pieces.length > 0) return [];
  return (['APPROVED', 'REJECTED'] as const).filter((next) => returnCanBecome(status, next));
}
