import type { FastifyRequest } from 'fastify';

const audited = new WeakSet<FastifyRequest>();

/** Notes that what a request changes is in the audit log. */
export function markAudited(request: FastifyRequest): void {
  audited.add(request);
}

export function wasAudited(request: FastifyRequest): boolean {
  return audited.has(request);
}
