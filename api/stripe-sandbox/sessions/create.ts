import { nowInSeconds } from '../core/clock.ts';
import { invalidRequest } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { formatMoney } from '../core/money.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LineItemRecord, SessionRecord, ShippingOptionRecord, ShippingRecord } from './record.ts';
import type { CreateSessionParams } from './schema.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const SMALLEST_TOTAL = 50;
const LARGEST_TOTAL = 99_999_999;

function expiryOf({ expires_at }: CreateSessionParams, created: number): number {
  if (expires_at === undefined) return created + DAY;
  if (expires_at < created + 30 * MINUTE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (expires_at > created + DAY) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expires_at;
}

function currencyOf(params: CreateSessionParams): string {
  const named = [
    ...(params.currency === undefined ? [] : [{ currency: params.currency, param: 'currency' }]),
    ...params.line_items.map(({ price_data }, index) => ({
      currency: price_data.currency,
      param: `line_items[${index}][price_data][currency]`,
    })),
    ...(params.shipping_options ?? []).map(({ shipping_rate_data }, index) => ({
      currency: shipping_rate_data.fixed_amount.currency,
      param: `shipping_options[${index}][shipping_rate_data][fixed_amount][currency]`,
    })),
  ];
  const first = named[0]?.currency ?? 'usd';
  const other = named.find(({ currency }) => currency !== first);
  if (other) {
    throw invalidRequest(
      `All prices on a Checkout Session must have the same currency. \`${other.currency}\` does not match the expected currency \`${first}\`.`,
      other.param,
    );
  }
  return first;
}

function toLineItem({
  price_data,
  quantity,
  metadata,
}: CreateSessionParams['line_items'][number]): LineItemRecord {
  return {
    id: newId('lineItem'),
    priceId: newId('price'),
    productId: newId('product'),
    name: price_data.product_data.name,
    description: price_data.product_data.description ?? null,
    images: price_data.product_data.images ?? [],
    currency: price_data.currency,
    unitAmount: price_data.unit_amount,
    quantity,
    metadata: metadata ?? {},
  };
}

function toShippingOptions(params: CreateSessionParams): ShippingOptionRecord[] {
  return (params.shipping_options ?? []).map(({ shipping_rate_data: rate }) => ({
    id: newId('shippingRate'),
    name: rate.display_name,
    amount: rate.fixed_amount.amount,
  }));
}

type ShippingParams = NonNullable<CreateSessionParams['payment_intent_data']>['shipping'];

function toShipping(given: ShippingParams): ShippingRecord | null {
  if (given === undefined) return null;
  const {
    line1,
    line2 = null,
    city = null,
    state = null,
    postal_code = null,
    country = null,
  } = given.address;
  return {
    name: given.name,
    phone: given.phone ?? null,
    address: { line1, line2, city, state, postal_code, country },
  };
}

/** Nothing to pay is fine, and then no card is asked for. */
function checkTotal(total: number, currency: string): void {
  if (total > 0 && total < SMALLEST_TOTAL) {
    throw invalidRequest(
      `The Checkout Session's total amount must convert to at least 50 cents. ${formatMoney(total, currency)} is too small.`,
      undefined,
      'amount_too_small',
    );
  }
  if (total > LARGEST_TOTAL) {
    throw invalidRequest(
      `The Checkout Session's total amount due must be no more than ${formatMoney(LARGEST_TOTAL, currency)}.`,
      undefined,
      'amount_too_large',
    );
  }
}

/** Makes a session of checked parameters; `origin` is where the hosted page is reached. */
export function createSession(sandbox: Sandbox, params: CreateSessionParams, origin: string): SessionRecord {
  const created = nowInSeconds();
  const currency = currencyOf(params);
  const lineItems = params.line_items.map(toLineItem);
  const shippingOptions = toShippingOptions(params);
  const amountSubtotal = lineItems.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  const amountTotal = amountSubtotal + (shippingOptions[0]?.amount ?? 0);
  const expiresAt = expiryOf(params, created);
  checkTotal(amountTotal, currency);

  const id = newId('session');
  const session: SessionRecord = {
    id,
    created,
    expiresAt,
    status: 'open',
    paymentStatus: 'unpaid',
    currency,
    amountSubtotal,
    amountTotal,
    lineItems,
    shippingOptions,
    url: `${origin}/pay/${id}`,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    locale: params.locale ?? null,
    submitType: params.submit_type ?? null,
    adaptivePricing: params.adaptive_pricing?.enabled ?? false,
    billingAddressCollection: params.billing_address_collection ?? null,
    paymentMethodTypes: params.payment_method_types ?? ['card', 'us_bank_account'],
    metadata: params.metadata ?? {},
    intentData: {
      description: params.payment_intent_data?.description ?? null,
      receiptEmail: params.payment_intent_data?.receipt_email ?? null,
      shipping: toShipping(params.payment_intent_data?.shipping),
      metadata: params.payment_intent_data?.metadata ?? {},
    },
    intentId: null,
    payer: null,
    settlement: null,
  };
  sandbox.store.sessions.set(id, session);
  sandbox.store.changed();
  sandbox.timetableChanged();
  return session;
}
