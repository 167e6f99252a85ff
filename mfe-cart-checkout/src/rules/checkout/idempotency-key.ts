import { dollarsFromCents, policy, type Cents, type ShippingMethod } from '@ritual/shared/kernel';

/** Decides whether two presses of 'Pay with Stripe' mean the same order. */
export interface Purchase {
  readonly userId: string;
  readonly addressId: string;
  /** Standard, unless another one was chosen. */
  readonly method?: ShippingMethod;
  readonly lines: readonly {
    readonly variantId: number;
    readonly quantity: number;
    readonly price: Cents;
  }[];
}

/** The stored key: with the purchase that it was made for, and its time (milliseconds since 1970). */
export interface StoredKey {
  readonly fingerprint: string;
  readonly key: string;
  readonly madeAt: number;
}

/** 53-bit hash (cyrb53). It distinguishes purchases and protects nothing; the random part makes keys unguessable. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/**
 * User and hash of cart, address and method. The order of lines does not matter; a changed price does. It is stored and compared with
 * the fingerprints of other releases, which used prices in dollars and knew of standard shipping only: otherwise a started payment
 * would not be found again.
 */
export function fingerprintOf({ userId, addressId, method = 'standard', lines }: Purchase): string {
  const sorted = lines
    .map(({ variantId, quantity, price }) => `${variantId}x${quantity}@${dollarsFromCents(price)}`)
    .toSorted()
    .join(';');
  const faster = method === 'standard' ? '' : `|${method}`;
  return `${userId}.${hash(`${addressId}|${sorted}${faster}`)}`;
}

/** Whether the hosted session of a key may still be open. */
export function isRecent({ madeAt }: StoredKey, now: number): boolean {
  const age = now - madeAt;
  return age >= 0 && age < policy.reservationMinutes * 60_000;
}

/**
 * Whether the stored key was made for exactly this purchase and its hosted session may still be open; an older key could only
 * return a payment page that has expired.
 */
export function isKeyFor(purchase: Purchase, stored: StoredKey | null, now: number): stored is StoredKey {
  return stored?.fingerprint === fingerprintOf(purchase) && isRecent(stored, now);
}

/** The key for a purchase: the stored one while it is for the same purchase, else a new one. */
export function keyFor(
  purchase: Purchase,
  stored: StoredKey | null,
  now: number,
  random: () => string,
): StoredKey {
  if (isKeyFor(purchase, stored, now)) return stored;
  const fingerprint = fingerprintOf(purchase);
  return { fingerprint, key: `${fingerprint}.${random()}`, madeAt: now };
}

/** Guard for values from local storage. */
export function isStoredKey(value: unknown): value is StoredKey {
  if (typeof value !== 'object' || value === null) return false;
  const { fingerprint, key, madeAt } = value as Partial<Record<keyof StoredKey, unknown>>;
  return typeof fingerprint === 'string' && typeof key === 'string' && typeof madeAt === 'number';
}
