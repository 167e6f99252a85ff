import type Stripe from 'stripe';
import { policy } from '@ritual/shared/kernel';
import type { Settings } from '../settings.ts';
import { PaymentError, type PaymentProvider, type PaymentSession, type SessionRequest } from './provider.ts';

type Options = Pick<Settings, 'stripe' | 'publicUrl'>;

/** The official library, against Stripe or against whatever speaks its language at `apiBase`. */
async function openClient({ secretKey, apiBase }: Settings['stripe']): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe');
  const address = apiBase === null ? null : new URL(apiBase);
  return new StripeClient(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? '443' : '80'),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Stripe as the payment provider. The library is loaded at the first call, so that the API starts without it. */
export function createStripeProvider({ stripe: settings, publicUrl }: Options): PaymentProvider {
  let opening: Promise<Stripe> | undefined;
  const client = () => (opening ??= openClient(settings));
  const ask = async <Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    const stripe = await client();
    try {
      return await call(stripe);
    } catch (error) {
      throw new PaymentError(kindOf(error), error);
    }
  };
  const retrieve = async (stripe: Stripe, id: string) =>
    presentSession(await stripe.checkout.sessions.retrieve(id));

  return {
    livemode: /^(sk|rk)_live_/.test(settings.secretKey),
    createSession: (request) =>
      ask(async (stripe) =>
        presentSession(
          await stripe.checkout.sessions.create(sessionParams(request, publicUrl), {
            idempotencyKey: request.idempotencyKey,
          }),
        ),
      ),
    retrieveSession: (id) => ask((stripe) => retrieve(stripe, id)),
    expireSession: (id) =>
      ask(async (stripe) => {
        const now = await retrieve(stripe, id);
        if (now.status !== 'open') return now;
        try {
          return presentSession(await stripe.checkout.sessions.expire(id));
        } catch (error) {
          // Paid or expired in the meantime: what it is now decides.
          if (kindOf(error) !== 'refused') throw error;
          return retrieve(stripe, id);
        }
      }),
    refund: (paymentIntentId, amountCents, idempotencyKey) =>
      ask(async (stripe) => {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentIntentId, amount: amountCents },
          { idempotencyKey },
        );
        return refund.id;
      }),
    readEvent: async (body, signature) => {
      const stripe = await client();
      for (const secret of settings.webhookSecrets) {
        const event = verifiedEvent(stripe, body, signature, secret);
        if (event) return { id: event.id, type: event.type, session: sessionOf(event) };
      }
      return null;
    },
  };
}

function verifiedEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch {
    // Another secret may fit; that none does is answered with 400.
    return null;
  }
}

function sessionOf(event: Stripe.Event): PaymentSession | null {
  const { object } = event.data;
  if (!('object' in object) || object.object !== 'checkout.session') return null;
  return presentSession(object);
}

function kindOf(error: unknown): PaymentError['kind'] {
  const { type, param, statusCode } = error as { type?: string; param?: string; statusCode?: number };
  if (type === 'StripeInvalidRequestError') return param === 'expires_at' ? 'expired-terms' : 'refused';
  // 409: a request with the same key is under way; 400: the key was used with other values.
  if (type === 'StripeIdempotencyError') return statusCode === 409 ? 'busy' : 'refused';
  return 'away';
}

/** A word that the store knows; the provider may come to use others. */
function known<Word extends string>(value: string | null, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}

function presentSession(session: Stripe.Checkout.Session): PaymentSession {
  const intent = session.payment_intent;
  return {
    id: session.id,
    url: session.url,
    status: known(session.status, ['complete', 'expired']) ?? 'open',
    paymentStatus: known(session.payment_status, ['paid', 'no_payment_required']) ?? 'unpaid',
    amountTotal: session.amount_total,
    currency: session.currency,
    livemode: session.livemode,
    orderId: session.metadata?.['order_id'] ?? null,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}

/** Tax is a line of its own: the only form whose total equals the order's by construction. */
function sessionParams(request: SessionRequest, publicUrl: string): Stripe.Checkout.SessionCreateParams {
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
