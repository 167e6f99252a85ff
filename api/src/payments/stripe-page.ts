import type Stripe from 'stripe';
import { policy, shippingMethodLabel, type ShippingMethod } from '@ritual/shared/kernel';
import type { SessionRequest } from './provider.ts';

type Product = Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData;

/** Without the days that it takes: a request that is sent again must be the same, and the owner may change them. */
const shippingName = (method: ShippingMethod) => `${shippingMethodLabel[method]} shipping`;

/** Tax is a line of its own: the only form whose total equals the order's by construction. */
export function sessionParams(
  request: SessionRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const currency = policy.currency.toLowerCase();
  const { changeId, returnTo } = request;
  const metadata = {
    ...{ order_id: request.orderId, order_number: request.orderNumber },
    ...(changeId === undefined ? {} : { change_id: changeId }),
  };
  const line = (unitAmount: number, quantity: number, product: Product) => ({
    quantity,
    price_data: { currency, unit_amount: unitAmount, product_data: product },
  });
  const lines: Stripe.Checkout.SessionCreateParams.LineItem[] = request.lines.map(
    ({ unitAmountCents, quantity, ...item }) =>
      line(unitAmountCents, quantity, {
        name: item.name,
        description: item.description,
        ...(item.picture === null ? {} : { images: [`${publicUrl}${item.picture}`] }),
      }),
  );
  if (request.taxCents > 0) {
    const rate = request.taxRatePercent === null ? '' : ` (${request.taxRatePercent}%)`;
    const tax = line(request.taxCents, 1, { name: `Sales tax${rate}` });
    lines.push({ ...tax, metadata: { kind: 'tax' } });
  }
  const { shipTo } = request;
  return {
    mode: 'payment',
    line_items: lines,
    // What a change of an order costs is one sum: how it is shipped is not chosen there.
    ...(changeId === undefined && {
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: shippingName(request.method ?? 'standard'),
            fixed_amount: { amount: request.shippingCents, currency },
          },
        },
      ],
    }),
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: {
      metadata,
      description: `Order ${request.orderNumber}`,
      shipping: {
        name: shipTo.name,
        ...(shipTo.phone === null ? {} : { phone: shipTo.phone }),
        address: {
          ...{ line1: shipTo.street, city: shipTo.city, state: shipTo.state, postal_code: shipTo.zip },
          country: policy.country,
        },
      },
    },
    // The store sells in one country and in its own currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: publicUrl + (returnTo ?? '/success?session_id={CHECKOUT_SESSION_ID}'),
    // Stripe fills in no session id here.
    cancel_url: publicUrl + (returnTo ?? `/cancel?order_id=${request.orderId}`),
  };
}

/** A page that is never given out: it is closed at once, so that the provider tells of it and no money can move. */
export const checkParams = (checkId: string, publicUrl: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: policy.currency.toLowerCase(),
        unit_amount: 100,
        product_data: { name: 'Check of the webhook' },
      },
    },
  ],
  metadata: { check_id: checkId },
  success_url: `${publicUrl}/success`,
  cancel_url: `${publicUrl}/cancel`,
});
