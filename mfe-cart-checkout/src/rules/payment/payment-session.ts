/** The last hosted payment session of this browser, and its purchase. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly addressId: string;
}

/** Guard for values from local storage. */
export function isPaymentSession(value: unknown): value is PaymentSession {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PaymentSession, unknown>>;
  return (['sessionId', 'orderId', 'userId', 'addressId'] as const).every(
    (name) => typeof record[name] === 'string' && record[name] !== '',
  );
}
