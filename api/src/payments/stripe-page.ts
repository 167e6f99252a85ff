import type Stripe from 'stripe';
import { policy } from '@ritual/shared/kernel';
import type { SessionRequest } from './provider.ts';

/** Tax is a line of its own: the only form whose total equals the order's by construction. */
export function sessionParams(
  request: SessionRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const currency = policy.currency.toLowerCase();
  const metadata = { order_id: request.orderId, order_number: request.orderNumber };
  const line = (name: string, unitAmount: number, quantity: number, description?: string) => ({
    quantity,
    price_data: {
      currency,
      unit_amount: unitAmount,
      product_data: { name, ...(description ? { description } : {}) },
    },
  });
  const lines = request.lines.map(({ name, unitAmountCents, quantity, description }) =>
    line(name, unitAmountCents, quantity, description),
  );
  if (request.taxCents > 0) lines.push(line(`Sales tax (${request.taxRatePercent}%)`, request.taxCents, 1));
  return {
    mode: 'payment',
    line_items: lines,
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: `Standard ${policy.delivery.standardDays} business days`,
          fixed_amount: { amount: request.shippingCents, currency },
        },
      },
    ],
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    // Stripe fills in no session id here.
    cancel_url: `${publicUrl}/cancel?order_id=${request.orderId}`,
  };
}
