import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tags an answer with its hash. true: the caller has the same one already, and gets 304 without a body. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  void reply.code(304).removeHeader('content-type');
  return true;
}
