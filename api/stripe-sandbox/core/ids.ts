import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const SHAPES = {
  session: { prefix: 'cs_test_', length: 58 },
  lineItem: { prefix: 'li_', length: 24 },
  price: { prefix: 'price_', length: 24 },
  product: { prefix: 'prod_', length: 14 },
  shippingRate: { prefix: 'shr_', length: 24 },
  intent: { prefix: 'pi_', length: 24 },
  charge: { prefix: 'ch_', length: 24 },
  paymentMethod: { prefix: 'pm_', length: 24 },
  refund: { prefix: 're_', length: 24 },
  dispute: { prefix: 'du_', length: 24 },
  warning: { prefix: 'issfr_', length: 24 },
  event: { prefix: 'evt_', length: 24 },
  request: { prefix: 'req_', length: 14 },
  secret: { prefix: '', length: 25 },
} as const;

/** A new id in the form Stripe gives it, e.g. `cs_test_…` for a session. */
export function newId(kind: keyof typeof SHAPES): string {
  const { prefix, length } = SHAPES[kind];
  return prefix + randomText(length);
}
