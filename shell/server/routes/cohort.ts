import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketCount } from '@ritual/shared/federation/channel';
import type { Cohort, Pages } from '../render/pages.ts';

const name = 'rop_bucket';
const cookie = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,3})(?=;|\\s*$)`);
/** Seconds: longer than a canary grows, so that who has it keeps it. */
const life = 30 * 86_400;

/** The visitor's bucket, by the cookie. */
function bucketOf({ headers }: FastifyRequest): number | undefined {
  const text = cookie.exec(headers.cookie ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}

/**
 * The releases that a visitor gets, the same for each page. While there is a canary, a browser that has no bucket is given one, which
 * counts from its next page on: it is a number that one in a thousand visitors has, and the only thing that is stored.
 */
export function cohortOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, secure }: { readonly pages: Pages; readonly secure: boolean },
): Cohort {
  const bucket = bucketOf(request);
  if (pages.hasCanaries()) {
    // Also a redirect may be one of the canary's.
    reply.header('cache-control', 'private, no-cache');
    if (bucket === undefined) {
      const value = String(randomInt(bucketCount));
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${String(life)}${secure ? '; Secure' : ''}`,
      );
    }
  }
  return pages.cohort(bucket);
}
