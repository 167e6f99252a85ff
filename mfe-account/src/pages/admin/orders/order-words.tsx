import { styled } from 'styled-components';
import type { AdminOrder, OrderSummary, OrderTask } from '@ritual/shared/contract';
import {
  holdReasonLabel,
  isNamedByNote,
  isShippable,
  orderStatusLabel,
  shippingMethodLabel,
  type FulfillmentState,
  type HoldReason,
  type OrderStatus,
  type PaymentState,
} from '@ritual/shared/kernel';
import { weight } from '@ritual/shared/theme';
import { StatusWord, type Tone } from '../../../admin/index.ts';

const Faster = styled.strong`
  font-weight: ${weight('strong')};
`;

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

/** Where one of these is known of an order, it says more than the task. */
const returnSteps: Readonly<Record<string, string>> = {
  'return-decide': 'Decide on a return',
  'return-receive': 'Receive a return',
  'return-refund': 'Refund a return',
};

/** The next step is the customer's: the staff has made the order, and its link is not paid. */
export const waitsForPayment = 'Waits for payment';

const moreWork: Readonly<Record<string, string>> = {
  warning: 'Decide on a fraud warning',
  refund: 'Settle a failed refund',
  'put-back': 'Put back to stock',
  'change-open': 'A change waits for its payment',
  'await-payment': waitsForPayment,
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

const testOrder = 'TEST order';

/** What waits to be done with an order, in words; '–' for nothing. Nothing is shipped before the bank is answered, or while it is on hold. */
export function taskWords({
  tasks,
  queues = [],
  hold,
  test,
}: Pick<OrderSummary, 'tasks' | 'hold'> & Partial<Pick<OrderSummary, 'queues' | 'test'>>): string {
  if (test) return testOrder;
  const now = tasks.includes('dispute') ? tasks.filter((task) => task !== 'ship') : tasks;
  const steps = queues.flatMap((queue) => returnSteps[queue] ?? []);
  const words = [
    ...(hold === null ? [] : [holdWords(hold)]),
    ...now.flatMap((task) => (task === 'return' && steps.length > 0 ? steps : [parts[task]])),
    ...queues.flatMap((queue) => moreWork[queue] ?? []),
  ];
  return words.length === 0 ? '–' : words.join(', ');
}

/** The same as a sentence of the order's page; null for nothing. */
export function taskSentence(order: Parameters<typeof taskWords>[0]): string | null {
  const words = taskWords(order);
  if (words === '–') return null;
  if (words === testOrder)
    return 'TEST order: paid with test keys, out of stock, revenue and tax. Nothing waits to be done.';
  return words === waitsForPayment ? `${words}.` : `To do: ${words}.`;
}

/** Something has to be decided before a parcel leaves: its date says nothing until then. */
export const isBlocked = ({ queues }: Pick<OrderSummary, 'queues'>): boolean =>
  queues.includes('disputed') || queues.includes('warning');

/** How it is shipped; what is faster than usual stands out. */
export function MethodWord({ method }: Pick<OrderSummary, 'method'>) {
  const word = shippingMethodLabel[method];
  return method === 'standard' ? word : <Faster>{word}</Faster>;
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
