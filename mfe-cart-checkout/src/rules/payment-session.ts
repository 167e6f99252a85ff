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

/**
 * The address to open for paying, in full; `null` unless it is one of the web, so that an answer can never run
 * script here. Relative addresses belong to `base`.
 */
export function paymentAddress(url: string | null, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
