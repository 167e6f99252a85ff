import type { Evidence, ShippingMethod } from '@ritual/shared/kernel';

/** What the store knows of a hosted payment page, whatever the provider calls it. */
export interface PaymentSession {
  readonly id: string;
  readonly url: string | null;
  /** `unknown`: the provider has no such page, as after a change of keys or accounts. */
  readonly status: 'open' | 'complete' | 'expired' | 'unknown';
  /**
   * `paid`: also when there was nothing to pay, and then there is no payment intent. `failed`: the page was completed, and
   * its delayed payment has not come about.
   */
  readonly paymentStatus: 'paid' | 'unpaid' | 'failed';
  /** Cents. */
  readonly amountTotal: number | null;
  readonly currency: string | null;
  readonly livemode: boolean;
  readonly orderId: string | null;
  /** Of the change of the order that it is paid for; null: for the order itself. */
  readonly changeId: string | null;
  /** Of the check that made it only to hear of it: nothing is paid with it. */
  readonly checkId?: string | null;
  readonly paymentIntentId: string | null;
}

export interface PaymentLine {
  readonly name: string;
  readonly description: string;
  /** Path of a picture of it in the store; null when it has none. */
  readonly picture: string | null;
  readonly unitAmountCents: number;
  readonly quantity: number;
}

/** What a payment page is made from; the same values with the same key give the same page again. */
export interface SessionRequest {
  readonly idempotencyKey: string;
  readonly orderId: string;
  /** What is paid for is a change of the order. */
  readonly changeId?: string;
  /** Path of the page to which the shopper comes back, paid or not; without it there is one for each. */
  readonly returnTo?: string | undefined;
  readonly orderNumber: string;
  readonly email: string;
  /** Where the parcel goes: some methods demand it, and it counts when a payment is checked or disputed. */
  readonly shipTo: {
    readonly name: string;
    readonly phone: string | null;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly lines: readonly PaymentLine[];
  readonly taxCents: number;
  /** null: not all that is taxed has the same rate. */
  readonly taxRatePercent: number | null;
  readonly shippingCents: number;
  readonly method?: ShippingMethod;
  readonly expiresAt: Date;
}

/** Money that went back, as the provider has it. */
export interface PaymentRefund {
  readonly id: string;
  readonly amountCents: number;
  /** The store's own id of it; null for one that was made at the provider. */
  readonly refundId: string | null;
  /** `pending`: on its way; `failed`: the money did not go back after all, which may show long after it `succeeded`. */
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** A shopper's bank takes a payment back, or asks about it. */
export interface PaymentDispute {
  readonly id: string;
  readonly amountCents: number;
  /** The bank's word for why, such as 'fraudulent'. */
  readonly reason: string;
  /** `inquiry`: the bank asks and has taken nothing; `lost`: the money is gone; `closed`: an inquiry that has ended. */
  readonly state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** Until when the bank takes an answer. */
  readonly dueBy: Date | null;
  /** The bank waits for an answer, and has none. */
  readonly needsAnswer: boolean;
  /** Whether evidence was sent. */
  readonly isAnswered: boolean;
  /** What the bank has taken and not given back. */
  readonly withdrawnCents: number;
}

/** The issuer of a card suspects that a payment was not its owner's. No money has moved. */
export interface PaymentWarning {
  readonly id: string;
  /** The issuer's word for it, such as 'made_with_stolen_card'. */
  readonly kind: string;
  readonly createdAt: Date;
}

/** An answer to a bank; the same key is the same answer. */
interface Answering {
  readonly disputeId: string;
  readonly idempotencyKey: string;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  /** For events of checkout sessions. */
  readonly session: PaymentSession | null;
  /** For events of charges, refunds, disputes and early fraud warnings: whose payment it was. */
  readonly payment: { readonly paymentIntentId: string; readonly orderId: string | null } | null;
}

/** What the account that the keys belong to may do. */
export interface PaymentAccount {
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  /** Two letters; null: not told. */
  readonly country: string | null;
  /** What cards' statements call the shop; null: not set. */
  readonly statementDescriptor: string | null;
  /** What the provider still wants to know, in its own words. */
  readonly due: readonly string[];
  /** Why it is not allowed to charge, in the provider's word; null: it is. */
  readonly disabledReason: string | null;
}

export interface PaymentProvider {
  /** Where the provider shows a payment to the staff, followed by its id; null: nowhere. */
  readonly paymentPages: string | null;
  /** Whether payments are real money: sessions of the other kind are never taken. */
  readonly livemode: boolean;
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  readonly retrieveSession: (id: string) => Promise<PaymentSession>;
  /** Closes an open page. Answers with what the session is afterwards, which may be complete. */
  readonly expireSession: (id: string) => Promise<PaymentSession>;
  /** Open pages of an order that were made since then. */
  readonly openSessionsOf: (orderId: string, since: Date) => Promise<readonly PaymentSession[]>;
  /** Gives money back, once for one `refundId`. */
  readonly refund: (request: {
    readonly refundId: string;
    readonly paymentIntentId: string;
    readonly amountCents: number;
  }) => Promise<PaymentRefund>;
  /** All refunds of a payment, the oldest first, no matter who made them, how much had been paid, and for which order. */
  readonly refundsOf: (paymentIntentId: string) => Promise<{
    readonly orderId: string | null;
    readonly receivedCents: number;
    readonly refunds: readonly PaymentRefund[];
  }>;
  /** All disputes of a payment, the oldest first. */
  readonly disputesOf: (paymentIntentId: string) => Promise<readonly PaymentDispute[]>;
  /** Tells the bank why the payment stands. It takes one answer, which nothing takes back. */
  readonly submitEvidence: (answer: Answering & { readonly evidence: Evidence }) => Promise<void>;
  /** The store does not contest it: the money is lost. */
  readonly acceptDispute: (answer: Answering) => Promise<void>;
  /** All early fraud warnings of a payment, the oldest first. */
  readonly warningsOf: (paymentIntentId: string) => Promise<readonly PaymentWarning[]>;
  readonly readAccount: () => Promise<PaymentAccount>;
  /** Makes the provider send an event about nothing: a payment page that is never given out, and closed at once. */
  readonly causeEvent: (checkId: string) => Promise<void>;
  /** null when no secret fits the signature. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => Promise<PaymentEvent | null>;
}

/** What decides which keys an order is paid with. */
interface Bound {
  readonly test: boolean;
}

/**
 * The keys of the store. A payment lives in the mode in which it was made: all that is asked about an order goes to the pair that it was
 * made with, and an event of one mode never touches an order of the other.
 */
export interface Payments {
  /** What shoppers pay with. */
  readonly main: PaymentProvider;
  /** What test orders are paid with: the second pair, or a main pair of test keys. null: there are live keys only. */
  readonly test: PaymentProvider | null;
  readonly of: (order: Bound) => PaymentProvider;
  /** The pair whose secret signed it; null: neither. */
  readonly readEvent: (
    body: Buffer,
    signature: string | undefined,
  ) => Promise<{ readonly event: PaymentEvent; readonly provider: PaymentProvider } | null>;
}

/**
 * Why the provider did not do it. `expired-terms`: the session would end too soon; `busy`: the same request is being
 * worked on; `key-used`: its key was used with other values; `refused`: it will never do it; `keys`: it does not take the store's secret
 * key, or not for this; `unavailable`: it may do it later.
 * A call that it ends is answered PAYMENT_PROVIDER_UNAVAILABLE, by the error handler.
 */
export class PaymentError extends Error {
  readonly kind: 'expired-terms' | 'busy' | 'key-used' | 'refused' | 'keys' | 'unavailable';
  constructor(kind: PaymentError['kind'], cause: unknown) {
    super(`The payment provider did not do it (${kind}).`, { cause });
    this.name = 'PaymentError';
    this.kind = kind;
  }
}

/** It will never do it, however often it is asked: also of a payment that it does not know. */
export const isRefusal = (error: unknown): error is PaymentError =>
  error instanceof PaymentError && (error.kind === 'refused' || error.kind === 'key-used');

/** In the provider's words. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof PaymentError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
