import type { FastifyInstance } from 'fastify';
import qs from 'qs';

/** Nested brackets as Stripe writes them: `line_items[0][price_data][currency]=usd`. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 8, arrayLimit: 200, parameterLimit: 4000, ignoreQueryPrefix: true });
}

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_048_576 },
    (_request, body, done) => {
      done(null, parseForm(String(body)));
    },
  );
}
