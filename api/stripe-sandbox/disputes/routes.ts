import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { noSuch } from '../core/errors.ts';
import { causeOf, idempotent } from '../core/idempotency.ts';
import { listObject, pageOf } from '../core/lists.ts';
import { booleanParam, expandOnly, pageParams, textParam } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import type { Sandbox } from '../sandbox.ts';
import { closeDispute, updateDispute } from './open.ts';
import { presentDispute } from './present.ts';
import type { DisputeRecord } from './record.ts';

const listDisputesParams = z.strictObject({
  ...pageParams,
  payment_intent: textParam(100).optional(),
  charge: textParam(100).optional(),
});

const updateDisputeParams = z.strictObject({
  evidence: z.record(z.string(), z.string().max(20_000)).optional(),
  submit: booleanParam.optional(),
  expand: expandOnly.shape.expand,
});

/** @throws StripeApiError 404 */
export function findDispute({ store }: Sandbox, id: string): DisputeRecord {
  const dispute = store.disputes.get(id);
  if (dispute === undefined) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

export function disputeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/disputes', (request) => {
    const params = parseParams(listDisputesParams, request.query);
    const matching = [...sandbox.store.disputes.values()]
      .reverse()
      .filter(({ intentId }) => params.payment_intent === undefined || intentId === params.payment_intent)
      .filter(({ chargeId }) => params.charge === undefined || chargeId === params.charge);
    const page = pageOf(matching, params);
    return listObject('/v1/disputes', page.data.map(presentDispute), page.has_more);
  });

  app.get<{ Params: { id: string } }>('/disputes/:id', (request) => {
    parseParams(expandOnly, request.query);
    return presentDispute(findDispute(sandbox, request.params.id));
  });

  app.post<{ Params: { id: string } }>(
    '/disputes/:id',
    idempotent(sandbox.store, (request) => {
      const { evidence, submit } = parseParams(updateDisputeParams, request.body);
      const dispute = findDispute(sandbox, (request.params as { id: string }).id);
      updateDispute(sandbox, dispute, { evidence, submit, cause: causeOf(request) });
      return presentDispute(dispute);
    }),
  );

  app.post<{ Params: { id: string } }>(
    '/disputes/:id/close',
    idempotent(sandbox.store, (request) => {
      parseParams(expandOnly, request.body ?? {});
      const dispute = findDispute(sandbox, (request.params as { id: string }).id);
      closeDispute(sandbox, dispute, 'lost', causeOf(request));
      return presentDispute(dispute);
    }),
  );
}
