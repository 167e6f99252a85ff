import type { FastifyInstance } from 'fastify';
import { invalidState, noSuch } from '../core/errors.ts';
import { expand } from '../core/expand.ts';
import { causeOf, idempotent } from '../core/idempotency.ts';
import { listObject, pageOf } from '../core/lists.ts';
import { expandOnly, pageParams } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import { expanderOf } from '../expander.ts';
import type { Sandbox } from '../sandbox.ts';
import { z } from 'zod';
import { createSession } from './create.ts';
import { expireSession } from './expire.ts';
import { presentLineItems, presentSession } from './present.ts';
import type { SessionRecord } from './record.ts';
import { createSessionParams, listSessionsParams } from './schema.ts';

interface WithId {
  Params: { id: string };
}

/** @throws StripeApiError 404 */
export function findSession({ store }: Sandbox, id: string): SessionRecord {
  const session = store.sessions.get(id);
  if (session === undefined) throw noSuch('checkout.session', id, 'session');
  return session;
}

export function sessionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, options } = sandbox;
  const expander = expanderOf(store);
  const idOf = (params: unknown) => (params as WithId['Params']).id;

  app.post(
    '/checkout/sessions',
    idempotent(store, (request) => {
      const params = parseParams(createSessionParams, request.body);
      const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
      return expand(presentSession(createSession(sandbox, params, origin)), params.expand, expander);
    }),
  );

  app.get('/checkout/sessions', (request) => {
    const params = parseParams(listSessionsParams, request.query);
    const matching = [...store.sessions.values()]
      .reverse()
      .filter(({ intentId }) => params.payment_intent === undefined || intentId === params.payment_intent)
      .filter(({ created }) => created >= (params.created?.gte ?? 0))
      .filter(({ status }) => params.status === undefined || status === params.status);
    const page = pageOf(matching, params);
    const list = listObject('/v1/checkout/sessions', page.data.map(presentSession), page.has_more);
    return expand(list, params.expand, expander);
  });

  app.get<WithId>('/checkout/sessions/:id', (request) => {
    const params = parseParams(expandOnly, request.query);
    return expand(presentSession(findSession(sandbox, request.params.id)), params.expand, expander);
  });

  app.get<WithId>('/checkout/sessions/:id/line_items', (request) => {
    const params = parseParams(z.strictObject(pageParams), request.query);
    const items = presentLineItems(findSession(sandbox, request.params.id));
    const page = pageOf(items.data, params);
    return listObject(items.url, page.data, page.has_more);
  });

  app.post(
    '/checkout/sessions/:id/expire',
    idempotent(store, (request) => {
      const params = parseParams(expandOnly, request.body);
      const session = findSession(sandbox, idOf(request.params));
      if (session.status !== 'open') {
        throw invalidState(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      expireSession(sandbox, session, causeOf(request));
      return expand(presentSession(session), params.expand, expander);
    }),
  );
}
