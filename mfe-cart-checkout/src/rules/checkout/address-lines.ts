import type { Order } from '@ritual/shared/contract';

/** An order's address as lines; a caller with only the session id sees city and state. */
export function addressLines(address: Order['shippingAddress']): readonly string[] {
  const { recipientName, street, city, state, zip } = address;
  const place = `${city}, ${zip ? `${state} ${zip}` : state}`;
  const where = street ? `${street}, ${place}` : place;
  return recipientName ? [recipientName, where] : [where];
}
