import { formatCents } from '../pricing/money.ts';
import { formatDay, storeDay } from '../shipping/business-days.ts';
import { withinRefundDays } from '../shop/promise-words.ts';
import type { ShopPolicy } from '../shop/shop-policy.ts';

// What the store tells a bank that disputes a payment. The provider's names of the fields are in its adapter.

/** Characters of each field; the provider takes 150,000 of all. */
export const evidenceFields = {
  productDescription: 20_000,
  customerName: 200,
  customerEmail: 200,
  billingAddress: 500,
  shippingAddress: 500,
  shippingCarrier: 200,
  shippingTracking: 500,
  shippingDate: 200,
  refundPolicy: 20_000,
  refundRefusal: 20_000,
  cancellationPolicy: 20_000,
  cancellationRebuttal: 20_000,
  duplicateExplanation: 20_000,
  other: 20_000,
} as const;
export type EvidenceField = keyof typeof evidenceFields;
export const evidenceFieldNames = Object.keys(evidenceFields) as readonly EvidenceField[];
export type Evidence = Readonly<Partial<Record<EvidenceField, string | undefined>>>;

/** How many of its fields say something. */
export const filledFields = (evidence: Evidence): number =>
  evidenceFieldNames.filter((field) => (evidence[field] ?? '').trim() !== '').length;

/** What a bank is told: why the payment stands, or that its money may go. */
export const disputeAnswers = ['evidence', 'accept'] as const;
export type DisputeAnswer = (typeof disputeAnswers)[number];

export interface DisputeNow {
  readonly state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** The bank waits for an answer, as the provider says. */
  readonly needsAnswer: boolean;
  readonly dueBy: Date | null;
  /** What the store has decided to answer. */
  readonly answer: DisputeAnswer | null;
}

/** Whether a dispute can be answered: once, before the bank has decided and until its deadline. */
export function mayAnswer(
  { state, needsAnswer, dueBy, answer }: DisputeNow,
  now: Date,
): 'yes' | 'decided' | 'answered' | 'overdue' {
  if (state !== 'inquiry' && state !== 'open') return 'decided';
  if (answer !== null || !needsAnswer) return 'answered';
  return dueBy !== null && dueBy <= now ? 'overdue' : 'yes';
}

export interface EvidenceFacts {
  readonly number: string;
  readonly paidAt: Date | null;
  readonly name: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly items: readonly {
    readonly name: string;
    readonly color: string;
    readonly size: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
    /** It went out for a piece that came back, and was not bought. */
    readonly isExchange?: boolean;
  }[];
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly parcels: readonly {
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly shippedAt: Date;
    readonly deliveredAt: Date | null;
    /** Nothing was heard of it: that it arrived is no evidence. */
    readonly deliveryAssumed: boolean;
  }[];
  /** Oldest first. */
  readonly messages: readonly {
    readonly at: Date;
    readonly from: 'customer' | 'store';
    readonly text: string;
  }[];
  /** Those of the order. */
  readonly returnDays: number;
  /** What is promised now; null: nothing. */
  readonly refundDays: ShopPolicy['refundDays'];
  /** Where the terms stand. */
  readonly returnsUrl: string;
}

/** With its year. */
const day = (at: Date) => formatDay(storeDay(at), '');
const lines = (...some: readonly string[]) => some.filter((each) => each !== '').join('\n');

const boughtOf = ({ items }: EvidenceFacts) => items.filter(({ isExchange = false }) => !isExchange);
const pieceOf = ({ name, color, size, quantity }: EvidenceFacts['items'][number]) =>
  `${quantity} x ${name}, ${color}, ${size}`.trim();

/** What the order itself says, for a person to complete. Fields of which it knows nothing are left out. */
export function draftEvidence(facts: EvidenceFacts): Evidence {
  const { name, email, street, city, state, zip, parcels, returnsUrl } = facts;
  const address = street === '' ? '' : lines(name, street, `${city}, ${state} ${zip}`);
  const all = (read: (parcel: EvidenceFacts['parcels'][number]) => string) =>
    [...new Set(parcels.map(read))].filter((each) => each !== '').join(', ');
  const drafted: Record<EvidenceField, string> = {
    productDescription: lines(...boughtOf(facts).map(pieceOf)),
    customerName: name,
    customerEmail: email,
    // Only the payment page has asked for it.
    billingAddress: '',
    shippingAddress: address,
    shippingCarrier: all(({ carrier }) => carrier),
    shippingTracking: all(({ trackingNumber }) => trackingNumber),
    shippingDate: all(({ shippedAt }) => day(shippedAt)),
    refundPolicy: `Pieces can be sent back within ${facts.returnDays} days of their arrival, and the money goes back${withinRefundDays(facts)}. The policy stands at ${returnsUrl}, to which every page of the store links.`,
    refundRefusal: '',
    cancellationPolicy: '',
    cancellationRebuttal: '',
    duplicateExplanation: '',
    other: lines(receiptOf(facts), deliveriesOf(facts), messagesOf(facts)),
  };
  return Object.fromEntries(
    evidenceFieldNames
      .map((field) => [field, drafted[field].slice(0, evidenceFields[field])] as const)
      .filter(([, value]) => value !== ''),
  );
}

function receiptOf(facts: EvidenceFacts): string {
  const { number, paidAt, shippingCents, taxCents, discountCents, totalCents } = facts;
  return lines(
    `Receipt of order ${number}${paidAt === null ? '' : `, paid on ${day(paidAt)}`}`,
    ...boughtOf(facts).map((item) => `${pieceOf(item)}: ${formatCents(item.quantity * item.unitPriceCents)}`),
    discountCents > 0 ? `Discount: -${formatCents(discountCents)}` : '',
    `Shipping: ${formatCents(shippingCents)}`,
    `Tax: ${formatCents(taxCents)}`,
    `Total: ${formatCents(totalCents)}`,
  );
}

function deliveriesOf({ parcels, items }: EvidenceFacts): string {
  if (parcels.length === 0) return '';
  return lines(
    ' ',
    ...parcels.map(({ carrier, trackingNumber, shippedAt, deliveredAt, deliveryAssumed }) => {
      const arrived = deliveredAt === null || deliveryAssumed ? '' : `, delivered on ${day(deliveredAt)}`;
      const number = trackingNumber === '' ? '' : ` ${trackingNumber}`;
      return `Parcel ${carrier}${number}: shipped on ${day(shippedAt)}${arrived}`;
    }),
    ...items.filter(({ isExchange = false }) => isExchange).map((item) => `In exchange: ${pieceOf(item)}`),
  );
}

function messagesOf({ messages }: EvidenceFacts): string {
  if (messages.length === 0) return '';
  return lines(
    ' ',
    'Messages',
    ...messages.map(
      ({ at, from, text }) => `${day(at)}, ${from === 'customer' ? 'customer' : 'store'}: ${text}`,
    ),
  );
}
