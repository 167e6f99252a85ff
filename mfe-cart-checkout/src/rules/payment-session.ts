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

/** Whether an address may be opened for paying: only the web, so that an answer can never run script here. */
export function isPaymentAddress(url: string | null): url is string {
  if (url === null || !URL.canParse(url)) return false;
  return ['https:', 'http:'].includes(new URL(url).protocol);
}
