import { shippingMethods, type ShippingMethod } from '@ritual/shared/kernel';

/** The last hosted payment session of this browser, and its purchase. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly addressId: string;
  /** Unless it is standard: an older release knows no other. */
  readonly method?: ShippingMethod;
}

/** Guard for values from local storage. */
export function isPaymentSession(value: unknown): value is PaymentSession {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PaymentSession, unknown>>;
  if (record.method !== undefined && !shippingMethods.some((method) => method === record.method))
    return false;
  return (['sessionId', 'orderId', 'userId', 'addressId'] as const).every(
    (name) => typeof record[name] === 'string' && record[name] !== '',
  );
}
