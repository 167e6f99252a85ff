import type { FastifyInstance } from 'fastify';
import { noSuch } from '../core/errors.ts';
import { expand } from '../core/expand.ts';
import { expandOnly } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import { expanderOf } from '../expander.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentIntent } from './present.ts';

export function intentRoutes(app: FastifyInstance, { store }: Sandbox): void {
  app.get<{ Params: { id: string } }>('/payment_intents/:id', (request) => {
    const params = parseParams(expandOnly, request.query);
    const intent = store.intents.get(request.params.id);
    if (intent === undefined) throw noSuch('payment_intent', request.params.id, 'intent');
    return expand(presentIntent(intent), params.expand, expanderOf(store));
  });
}
