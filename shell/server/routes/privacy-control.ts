import type { FastifyInstance } from 'fastify';

/** Declares that Global Privacy Control is honored (https://www.w3.org/TR/gpc/#support-resource). */
export function privacyControlRoute(app: FastifyInstance): void {
  app.get('/.well-known/gpc.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').send({ gpc: true, lastUpdate: '2026-11-22' }),
  );
}
