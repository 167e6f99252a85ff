import { browserStorage } from '@ritual/shared/storage';
import { isStoredKey, type StoredKey } from '../../rules/checkout/idempotency-key.ts';
import { isPaymentSession, type PaymentSession } from '../../rules/payment/payment-session.ts';

const keyName = 'rop.checkout-key';
const sessionName = 'rop.checkout-session';

/** A started payment in this browser's storage: the idempotency key and the hosted session. */
export const paymentStorage = {
  key: (): StoredKey | null => browserStorage.read(keyName, isStoredKey),
  keepKey: (key: StoredKey): boolean => browserStorage.write(keyName, key),
  forgetKey: (): void => browserStorage.remove(keyName),
  session: (): PaymentSession | null => browserStorage.read(sessionName, isPaymentSession),
  keepSession: (session: PaymentSession): boolean => browserStorage.write(sessionName, session),
  forgetSession: (): void => browserStorage.remove(sessionName),
};
