import type { LinkedOrder, PhoneOrderQuote } from '../../contract/index.ts';
import {
  formatCents,
  isUnpaid,
  methodShipping,
  subtotalOf,
  type ShippingMethod,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { insufficientStock, invalidField, MockError } from '../mock-error.ts';
import { writeMail } from './mails.ts';
import type { MockOrder } from './mock-order.ts';
import { policyNow } from './settings.ts';
import type { MockStore } from './mock-store.ts';
import { newOrder } from './new-order.ts';
import { confirmByMail } from './order-records.ts';
import { become, change } from './orders.ts';
import type { MockUser } from './state.ts';
import { taxNow } from './taxes.ts';

const day = 86_400_000;

interface Wanted {
  readonly units: readonly { readonly variantId: number; readonly quantity: number }[];
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly method: ShippingMethod;
  readonly methodPrice?: number | null | undefined;
}

/** What an order made by hand would cost. */
export function phoneQuote(
  store: MockStore,
  { units, state, zip = '', method, methodPrice }: Wanted,
): PhoneOrderQuote {
  const lines = [...new Map(units.map((unit) => [unit.variantId, unit.quantity]))]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => {
      const found = store.catalog.variant(variantId);
      if (!found || found.withdrawn) throw new MockError('CHANGE_NOT_SOLD', { details: { variantId } });
      const { product, variant } = found;
      const image = product.images.find(({ color }) => color === variant.color.id) ?? product.images[0];
      return {
        ...{ variantId, productId: product.id, productName: product.name, size: variant.size },
        ...{ color: variant.color.name, imageFile: image?.file ?? null, quantity },
        ...{ unitPrice: product.price, available: variant.stock },
      };
    });
  const policy = policyNow(store.state);
  const subtotal = subtotalOf(lines);
  const shipping = methodShipping(method, subtotal, policy, methodPrice);
  const sums = { lines, subtotal, shipping };
  if (state === undefined) return { ...sums, total: subtotal + shipping, tax: null, taxRatePercent: null };
  const { tax, ratePercent, ratesDiffer } = taxNow(store, lines, { shipping, state, zip });
  return {
    ...{ ...sums, total: subtotal + shipping + tax, tax, taxRatePercent: ratePercent },
    ...(ratesDiffer && { ratesDiffer }),
  };
}

interface NewPhoneOrder extends Wanted {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly recipientName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly note?: string | undefined;
  readonly total: number;
}

/** The account with the address, or a new one without a password. */
function customerOf(store: MockStore, { email, firstName, lastName, phone }: NewPhoneOrder): MockUser {
  const known = store.state.users.find((user) => user.email.toLowerCase() === email.toLowerCase());
  if (known) {
    if ((store.state.people[known.id]?.blockedAt ?? null) !== null) throw new MockError('PERSON_BLOCKED');
    if (known.password !== '' && !known.emailVerified) throw new MockError('CUSTOMER_UNCONFIRMED');
    return known;
  }
  if (firstName === undefined) throw invalidField('firstName', 'Enter the first name.');
  if (lastName === undefined) throw invalidField('lastName', 'Enter the last name.');
  if (phone === undefined) throw invalidField('phone', 'Enter a US phone number like (617) 555-0142.');
  const user: MockUser = {
    ...{ id: store.newId(), email, firstName, lastName, role: 'USER', password: '' },
    ...{ phone: `+1${phone.replace(/\D/g, '').slice(-10)}`, emailVerified: false, pendingEmail: null },
    createdAt: new Date().toISOString(),
  };
  store.state.users.push(user);
  return user;
}

/** Answers with the order, and with its link unless it was made before. */
export function createPhoneOrder(
  store: MockStore,
  wanted: NewPhoneOrder,
  { by, authorId }: { readonly by: string; readonly authorId: string },
): { readonly order: MockOrder; readonly link: string | null } {
  const made = store.state.orders.find(({ id }) => id === wanted.id);
  const linesOf = (units: readonly { readonly variantId: number; readonly quantity: number }[]) =>
    JSON.stringify(units.map(({ variantId, quantity }) => [variantId, quantity]));
  const isSame = made?.payBy !== null && made && linesOf(made.items) === linesOf(wanted.units);
  if (made && !isSame) throw new MockError('IDEMPOTENCY_MISMATCH');
  if (made) return { order: made, link: null };
  const { lines, subtotal, shipping, tax, taxRatePercent: rate, total } = phoneQuote(store, wanted);
  if (total !== wanted.total) {
    const isOfState = phoneQuote(store, { ...wanted, zip: '' }).total === wanted.total;
    throw new MockError(isOfState ? 'ORDER_TAX_BY_ZIP' : 'ORDER_CHANGED');
  }
  const user = customerOf(store, wanted);
  for (const { variantId, quantity, available } of lines)
    if (quantity > available) throw insufficientStock(variantId, available);
  const { recipientName, street, city, state, zip, note } = wanted;
  const at = new Date().toISOString();
  const order = newOrder(store, user, {
    quote: { subtotal, shipping, tax: tax ?? 0, total, taxRatePercent: rate ?? 0 },
    items: lines.map(({ unitPrice, available: _, ...line }) => ({ ...line, price: unitPrice })),
    ...{ shippingAddress: { recipientName, street, city, state, zip }, actor: by },
    more: {
      ...{ id: wanted.id, method: wanted.method },
      notes:
        note === undefined ? [] : [{ id: store.newId(), createdAt: at, text: note, author: by, authorId }],
    },
  });
  return linked(store, order);
}

/** With a new link, which is mailed. */
function linked(store: MockStore, order: MockOrder): { readonly order: MockOrder; readonly link: string } {
  const token = `mock-link-${store.newId()}`;
  const now = { ...order, payToken: token, payBy: new Date(Date.now() + day).toISOString() };
  store.state.orders = store.state.orders.map((other) => (other.id === order.id ? now : other));
  const { id, userId, number, email = '', total } = order;
  store.state.links = [...store.state.links, { token, kind: 'order', userId, email }];
  const path = paths.orderPayment.to({ token });
  const subject = `Pay ${formatCents(total)} for order ${number}`;
  writeMail(store, { kind: 'order-payment', recipient: email, subject, text: path, orderId: id });
  return { order: now, link: new URL(path, 'http://localhost').href };
}

const isLinkOpen = ({ status, payBy }: MockOrder) =>
  status === 'PENDING' && payBy !== null && Date.parse(payBy) > Date.now();

export function sendLinkAgain(store: MockStore, order: MockOrder, by: string) {
  if (!isLinkOpen(order)) throw new MockError('ORDER_NOT_PAYABLE');
  const note = 'We sent another link to pay. The one before does not work any more.';
  return linked(store, change(store, order, note, by));
}

export function orderOfLink({ state }: MockStore, token: string): MockOrder {
  const order = state.orders.find(({ payToken }) => payToken === token);
  if (!order) throw new MockError('LINK_INVALID');
  return order;
}

export function readLinked(order: MockOrder): LinkedOrder {
  const { number, items, subtotal, discount, shipping, tax, taxRatePercent: rate, total } = order;
  const payBy = order.payBy ?? order.createdAt;
  const { recipientName = '', street = '', city, state, zip = '' } = order.shippingAddress;
  return {
    ...{ number, payBy, state: stateOf(order) },
    details:
      Date.parse(payBy) > Date.now()
        ? {
            items: items.map(({ productName, size, color, imageFile, quantity, unitPrice }) => ({
              ...{ productName, size, color, imageFile, quantity, unitPrice },
            })),
            ...{ subtotal, discount, shipping, tax, taxRatePercent: rate, total },
            ...(order.ratesDiffer && { ratesDiffer: true }),
            address: { recipientName, street, city, state, zip },
          }
        : null,
  };
}

function stateOf(order: MockOrder): LinkedOrder['state'] {
  const { status } = order;
  if (status === 'PENDING') return isLinkOpen(order) ? 'OPEN' : 'EXPIRED';
  if (status === 'EXPIRED' || status === 'CANCELED' || status === 'REVIEW' || status === 'REFUNDED')
    return status;
  return 'PAID';
}

/** There is no payment page: who asks for it has paid. */
export function payLinked(store: MockStore, order: MockOrder): void {
  if (!isUnpaid(order.status)) return;
  if (!isLinkOpen(order)) throw new MockError('ORDER_NOT_PAYABLE');
  confirmByMail(store, order);
  become(store, order, 'PAID', { actor: 'reconcile' });
}

/** For tests: the staff makes an order for a new customer, of two pieces. Answers with the token of the mail. */
export function makePhoneOrder(store: MockStore): string {
  const variant = store.catalog
    .products()
    .flatMap(({ variants }) => variants)
    .find(({ stock }) => stock > 2);
  if (!variant) throw new Error('Nothing is in stock.');
  const wanted = {
    units: [{ variantId: variant.id, quantity: 2 }],
    state: 'IL',
    method: 'standard' as const,
  };
  const { order } = createPhoneOrder(
    store,
    {
      ...{ id: store.newId(), email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
      ...{ phone: '(617) 555-0143', recipientName: 'Ada Byron', street: '1 Test Street', city: 'Chicago' },
      ...{ ...wanted, zip: '60601', total: phoneQuote(store, wanted).total },
    },
    { by: 'Kofi Osei', authorId: '' },
  );
  store.save();
  return order.payToken ?? '';
}
