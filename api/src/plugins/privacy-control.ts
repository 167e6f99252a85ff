import { headers } from '@ritual/shared/contract';
import type { FastifyRequest } from 'fastify';

/** Whether the browser sends Global Privacy Control: nothing optional is stored or allowed for it. */
export function asksForPrivacy({ headers: sent }: FastifyRequest): boolean {
  return sent[headers.privacyControl] === '1';
}
