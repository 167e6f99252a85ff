import { nowInSeconds } from '../core/clock.ts';
import { signatureHeader } from './signature.ts';

const TIMEOUT_MS = 10_000;

export interface PostResult {
  ok: boolean;
  answer: string;
}

/** One try: signs with the time of this try, as Stripe does, and is content with any 2xx. */
export async function postEvent(
  url: string,
  body: string,
  secret: string,
  stop: AbortSignal,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, secret, nowInSeconds()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { ok: response.ok, answer: String(response.status) };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined;
    return { ok: false, answer: reason?.message || 'unreachable' };
  }
}
