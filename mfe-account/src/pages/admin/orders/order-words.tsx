import type { AdminOrder, OrderSummary, OrderTask } from '@ritual/shared/contract';
import {
  holdReasonLabel,
  isNamedByNote,
  isShippable,
  orderStatusLabel,
  type FulfillmentState,
  type HoldReason,
  type OrderStatus,
  type PaymentState,
} from '@ritual/shared/kernel';
import { StatusWord, type Tone } from '../../../admin/index.ts';

type Word = readonly [Tone, string];

const payments: Readonly<Record<PaymentState, Word>> = {
  PENDING: ['warn', 'Processing'],
  PAID: ['good', 'Paid'],
  CANCELED: ['bad', 'Canceled'],
  EXPIRED: ['bad', 'Expired'],
  PARTIALLY_REFUNDED: ['bad', 'Partly refunded'],
  REFUNDED: ['bad', 'Refunded'],
  REVIEW: ['warn', 'Review'],
};

const fulfillments: Readonly<Record<FulfillmentState, Word>> = {
  UNSHIPPED: ['neutral', 'Unshipped'],
  PARTLY_SHIPPED: ['part', 'Partly shipped'],
  SHIPPED: ['info', 'Shipped'],
  DELIVERED: ['neutral', 'Delivered'],
};

const parts: Readonly<Record<OrderTask, string>> = {
  ship: 'Ship',
  review: 'Check the payment',
  dispute: 'Answer the bank',
  return: 'Decide on a return',
};

/** What became of an order's money, as a word on its color. */
export function PaymentWord({ payment }: { readonly payment: PaymentState }) {
  const [tone, word] = payments[payment];
  return <StatusWord tone={tone}>{word}</StatusWord>;
}

interface Left {
  readonly fulfillment: FulfillmentState;
  /** Nothing was heard of its last parcel: it only counts as delivered. */
  readonly deliveryAssumed?: boolean;
  /** In a column that is about parcels. */
  readonly short?: boolean;
}

/** How much of an order has left, or arrived. */
export function FulfillmentWord({ fulfillment, deliveryAssumed = false, short = false }: Left) {
  const [tone, word] = fulfillments[fulfillment];
  const assumed = deliveryAssumed && fulfillment === 'DELIVERED';
  return <StatusWord tone={tone}>{assumed ? (short ? 'Assumed' : `${word} (assumed)`) : word}</StatusWord>;
}

/** The one state that shoppers see. */
export function StatusOfOrder({ status }: { readonly status: OrderStatus }) {
  return status === 'SHIPPED' || status === 'DELIVERED' ? (
    <FulfillmentWord fulfillment={status} />
  ) : (
    <PaymentWord payment={status} />
  );
}

type States = Pick<OrderSummary, 'payment' | 'fulfillment'>;
type Words = States & Pick<OrderSummary, 'deliveryAssumed' | 'hold'>;

/** That nothing has left of an order that is not paid says nothing. */
export const saysNothing = ({ payment, fulfillment }: States): boolean =>
  fulfillment === 'UNSHIPPED' && !isShippable(payment);

/** Both states of an order, and that it is on hold. */
export function OrderWords(order: Words) {
  return (
    <>
      <PaymentWord payment={order.payment} /> {!saysNothing(order) && <FulfillmentWord {...order} />}{' '}
      {order.hold !== null && <StatusWord tone="warn">On hold</StatusWord>}
    </>
  );
}

/** 'On hold: address' */
export const holdWords = (reason: HoldReason): string => `On hold: ${holdReasonLabel[reason]}`;

/** What waits to be done with an order, in words; '–' for nothing. Nothing is shipped before the bank is answered, or while it is on hold. */
export function taskWords({ tasks, hold }: Pick<OrderSummary, 'tasks' | 'hold'>): string {
  const now = tasks.includes('dispute') ? tasks.filter((task) => task !== 'ship') : tasks;
  const words = [...(hold === null ? [] : [holdWords(hold)]), ...now.map((task) => parts[task])];
  return words.length === 0 ? '–' : words.join(', ');
}

export const customerOf = ({ name, email }: Pick<OrderSummary, 'name' | 'email'>): string =>
  name === '' ? (email === '' ? 'Deleted' : email) : name;

export const pieces = (count: number): string =>
  count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`;

const states: Readonly<Record<AdminOrder['refunds'][number]['state'], Word>> = {
  waiting: ['warn', 'Waiting'],
  pending: ['warn', 'On its way'],
  succeeded: ['neutral', 'Arrived'],
  failed: ['bad', 'Failed'],
  'given up': ['neutral', 'Given up'],
};

type Refund = AdminOrder['refunds'][number];

const settlements: Readonly<Record<NonNullable<Refund['settled']>, Word>> = {
  'paid otherwise': ['neutral', 'Paid another way'],
  'not owed': ['neutral', 'Not owed'],
};

export function RefundWord({ state, settled }: Pick<Refund, 'state' | 'settled'>) {
  const [tone, word] = settled === null ? states[state] : settlements[settled];
  return <StatusWord tone={tone}>{word}</StatusWord>;
}

const disputes: Readonly<Record<AdminOrder['disputes'][number]['state'], Word>> = {
  inquiry: ['warn', 'Inquiry'],
  open: ['bad', 'Disputed'],
  won: ['good', 'Won'],
  lost: ['bad', 'Lost'],
  closed: ['neutral', 'Closed'],
};

export function DisputeWord({ state }: { readonly state: AdminOrder['disputes'][number]['state'] }) {
  const [tone, word] = disputes[state];
  return <StatusWord tone={tone}>{word}</StatusWord>;
}

type Step = Pick<AdminOrder['timeline'][number], 'status' | 'note'>;

/** What a step of a timeline says: the state that was reached and its note, or only the note. */
export function stepWords(step: Step, earlier: readonly Step[]) {
  const words = step.note?.replace(/\.$/, '') ?? null;
  if (words !== null && isNamedByNote(step, earlier)) return { words, note: null };
  return { words: orderStatusLabel[step.status], note: words };
}
