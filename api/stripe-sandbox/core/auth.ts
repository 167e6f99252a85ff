import type { FastifyRequest } from 'fastify';
import { StripeApiError } from './errors.ts';

const MISSING =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** 'sk_test_ritual_sandbox' → 'sk_test_**********dbox': enough to recognise, too little to use. */
function masked(key: string): string {
  if (key.length <= 12) return '*'.repeat(key.length);
  return key.slice(0, 8) + '*'.repeat(key.length - 12) + key.slice(-4);
}

/** @throws StripeApiError 401 unless the request carries the one accepted key */
export function requireKey(request: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (key === secretKey) return;
  const message = key === undefined ? MISSING : `Invalid API Key provided: ${masked(key)}`;
  throw new StripeApiError({ status: 401, message });
}
