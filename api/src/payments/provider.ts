/** What the store knows of a hosted payment page, whatever the provider calls it. */
export interface PaymentSession {
  readonly id: string;
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** Cents. */
  readonly amountTotal: number | null;
  readonly currency: string | null;
  readonly livemode: boolean;
  readonly orderId: string | null;
  readonly paymentIntentId: string | null;
}

export interface PaymentLine {
  readonly name: string;
  readonly description: string;
  readonly unitAmountCents: number;
  readonly quantity: number;
}

/** What a payment page is made from; the same values with the same key give the same page again. */
export interface SessionRequest {
  readonly idempotencyKey: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly lines: readonly PaymentLine[];
  readonly taxCents: number;
  readonly taxRatePercent: number;
  readonly shippingCents: number;
  readonly expiresAt: Date;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** For events of checkout sessions. */
  readonly session: PaymentSession | null;
}

export interface PaymentProvider {
  /** Whether payments are real money: sessions of the other kind are never taken. */
  readonly livemode: boolean;
  readonly createSession: (request: SessionRequest) => Promise<PaymentSession>;
  readonly retrieveSession: (id: string) => Promise<PaymentSession>;
  /** Closes an open page. Answers with what the session is afterwards, which may be complete. */
  readonly expireSession: (id: string) => Promise<PaymentSession>;
  /** Answers with the provider's id of the refund. */
  readonly refund: (paymentIntentId: string, amountCents: number, idempotencyKey: string) => Promise<string>;
  /** null when no secret fits the signature. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => Promise<PaymentEvent | null>;
}

/**
 * Why the provider did not do it. `expired-terms`: the session would end too soon; `busy`: the same request is being
 * worked on; `refused`: it will never do it; `away`: it may do it later.
 */
export class PaymentError extends Error {
  readonly kind: 'expired-terms' | 'busy' | 'refused' | 'away';
  constructor(kind: PaymentError['kind'], cause: unknown) {
    super(`The payment provider did not do it (${kind}).`, { cause });
    this.name = 'PaymentError';
    this.kind = kind;
  }
}
