import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { noSuch } from '../core/errors.ts';
import { listObject, pageOf } from '../core/lists.ts';
import { expandOnly, pageParams, textParam } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentEvent } from './present.ts';

const listEventsParams = z.strictObject({
  ...pageParams,
  type: textParam(100).optional(),
  types: z.array(textParam(100)).max(20).optional(),
});

export function eventRoutes(app: FastifyInstance, { store }: Sandbox): void {
  app.get('/events', (request) => {
    const params = parseParams(listEventsParams, request.query);
    const types: readonly string[] | undefined = params.type === undefined ? params.types : [params.type];
    const matching = [...store.events.values()]
      .reverse()
      .filter(({ type }) => types === undefined || types.includes(type));
    const page = pageOf(matching, params);
    return listObject(
      '/v1/events',
      page.data.map((event) => presentEvent(event, store)),
      page.has_more,
    );
  });

  app.get<{ Params: { id: string } }>('/events/:id', (request) => {
    parseParams(expandOnly, request.query);
    const event = store.events.get(request.params.id);
    if (event === undefined) throw noSuch('event', request.params.id, 'id');
    return presentEvent(event, store);
  });
}
