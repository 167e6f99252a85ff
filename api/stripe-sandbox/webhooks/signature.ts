import { createHmac } from 'node:crypto';

/** The value of `Stripe-Signature`: the HMAC of time and body, by which the store knows the sender. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${hmac}`;
}
