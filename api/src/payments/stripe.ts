import type Stripe from 'stripe';
import type { PaymentKeys, Settings } from '../settings.ts';
import { PaymentError, type PaymentEvent, type PaymentProvider, type PaymentSession } from './provider.ts';
import {
  paymentOf,
  presentAccount,
  presentRefund,
  presentSession,
  sessionOf,
  unknownSession,
} from './stripe-objects.ts';
import { disputeCalls } from './stripe-disputes.ts';
import { checkParams, sessionParams } from './stripe-page.ts';

interface Options {
  readonly stripe: PaymentKeys & Pick<Settings['stripe'], 'apiBase'>;
  readonly publicUrl: string;
}

/** The official library, against Stripe or against whatever speaks its language at `apiBase`. */
async function openClient({ secretKey, apiBase }: Options['stripe']): Promise<Stripe> {
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
  const retrieve = async (stripe: Stripe, id: string): Promise<PaymentSession> => {
    try {
      // With its intent: only that tells a payment that failed from one that is under way.
      return presentSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
    } catch (error) {
      if ((error as { code?: string }).code !== 'resource_missing') throw error;
      return unknownSession(id);
    }
  };

  const livemode = /^(sk|rk)_live_/.test(settings.secretKey);
  return {
    livemode,
    // Another address than Stripe's has no dashboard.
    paymentPages:
      settings.apiBase === null ? `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/` : null,
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
    openSessionsOf: (orderId, since) =>
      ask(async (stripe) => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found = stripe.checkout.sessions.list({ status: 'open', created, limit: 100 });
        const sessions = (await found.autoPagingToArray({ limit: 1000 })).map(presentSession);
        return sessions.filter((session) => session.orderId === orderId);
      }),
    refund: ({ refundId, paymentIntentId, amountCents }) =>
      ask(async (stripe) =>
        presentRefund(
          await stripe.refunds.create(
            { payment_intent: paymentIntentId, amount: amountCents, metadata: { refund_id: refundId } },
            { idempotencyKey: `refund:${refundId}` },
          ),
        ),
      ),
    refundsOf: (paymentIntentId) =>
      ask(async (stripe) => {
        const found = stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
        const refunds = (await found.autoPagingToArray({ limit: 1000 })).map(presentRefund).reverse();
        const intent = await stripe.paymentIntents.retrieve(paymentIntentId);
        return {
          orderId: intent.metadata['order_id'] ?? null,
          receivedCents: intent.amount_received,
          refunds,
        };
      }),
    ...disputeCalls(ask),
    readAccount: () => ask(async (stripe) => presentAccount(await stripe.accounts.retrieveCurrent())),
    causeEvent: (checkId) =>
      ask(async (stripe) => {
        const { id } = await stripe.checkout.sessions.create(checkParams(checkId, publicUrl), {
          idempotencyKey: `check:${checkId}`,
        });
        await stripe.checkout.sessions.expire(id);
      }),
    readEvent: async (body, signature) => {
      const stripe = await client();
      for (const secret of settings.webhookSecrets) {
        const event = verifiedEvent(stripe, body, signature, secret);
        if (event) return event;
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
): PaymentEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(body, signature ?? '', secret);
    const { id, type, livemode } = event;
    return { id, type, livemode, session: sessionOf(event), payment: paymentOf(event) };
  } catch (error) {
    // Another secret may fit; that none does is answered with 400.
    if (error instanceof stripe.errors.StripeSignatureVerificationError) return null;
  }
  // Of Stripe's second API version, which the store does not use: known by its id, and nothing follows from it.
  const { id, type, livemode } = stripe.parseEventNotification(body, signature ?? '', secret);
  return { id, type, livemode, session: null, payment: null };
}

function kindOf(error: unknown): PaymentError['kind'] {
  const { type, param, statusCode } = error as { type?: string; param?: string; statusCode?: number };
  if (type === 'StripeInvalidRequestError') return param === 'expires_at' ? 'expired-terms' : 'refused';
  // 409: a request with the same key is under way; 400: the key was used with other values.
  if (type === 'StripeIdempotencyError') return statusCode === 409 ? 'busy' : 'key-used';
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') return 'keys';
  return 'unavailable';
}
