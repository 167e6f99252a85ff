/** The hosted payment session that was opened last from this browser, and for what. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly addressId: string;
}

/** Guard for what local storage gives back. */
export function isPaymentSession(value: unknown): value is PaymentSession {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PaymentSession, unknown>>;
  return (['sessionId', 'orderId', 'userId', 'addressId'] as const).every(
    (name) => typeof record[name] === 'string' && record[name] !== '',
  );
}
