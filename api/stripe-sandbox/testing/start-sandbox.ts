import { Stripe } from 'stripe';
import { buildSandbox } from '../app.ts';
import type { SandboxOptions } from '../sandbox.ts';

export const KEY = 'sk_test_ritual_sandbox';
export const WEBHOOK_SECRET = 'whsec_ritual_sandbox';
export const SUCCESS_URL = 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}';
export const CANCEL_URL = 'http://localhost:3000/cancel';

const open: (() => Promise<unknown>)[] = [];

/** For `afterEach`: closes whatever a test started, last first. */
export async function closeAll(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close();
}

export function closeAfterTest(close: () => Promise<unknown>): void {
  open.push(close);
}

export function stripeAt(port: number, key = KEY): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
}

/** A sandbox on a free port, with Stripe's own library pointed at it. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const app = buildSandbox({ secretKey: KEY, webhookSecret: WEBHOOK_SECRET, ...options });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  closeAfterTest(() => app.close());
  const port = Number(new URL(address).port);

  /** A control call with a JSON body. */
  const control = async (path: string, body?: object): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${address}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  return { app, address, port, stripe: stripeAt(port), control, close: () => app.close() };
}
export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The id of an object that may be expanded. */
export function idOf(object: string | { id: string } | null | undefined): string {
  return typeof object === 'string' ? object : (object?.id ?? '');
}

/** A session over $291.13: two lines, tax as a line, free shipping. */
export function sessionParams(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, unit_amount: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'usd', unit_amount, product_data: { name } },
  });
  return {
    mode: 'payment',
    success_url: SUCCESS_URL,
    cancel_url: CANCEL_URL,
    client_reference_id: 'order-1',
    customer_email: 'maya@example.com',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' } },
    line_items: [
      line('Ascend High-Rise Legging', 9800, 1),
      line('Vigil Fleece Hoodie', 8800, 2),
      line('Tax', 1713, 1),
    ],
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: 'Standard',
          type: 'fixed_amount',
          fixed_amount: { amount: 0, currency: 'usd' },
        },
      },
    ],
    ...changes,
  };
}
