import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listObject, pageOf } from '../core/lists.ts';
import { pageParams, textParam } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentWarning } from './warn.ts';

const listWarningsParams = z.strictObject({
  ...pageParams,
  payment_intent: textParam(100).optional(),
  charge: textParam(100).optional(),
});

export function warningRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/radar/early_fraud_warnings', (request) => {
    const params = parseParams(listWarningsParams, request.query);
    const matching = [...sandbox.store.warnings.values()]
      .reverse()
      .filter(({ intentId }) => params.payment_intent === undefined || intentId === params.payment_intent)
      .filter(({ chargeId }) => params.charge === undefined || chargeId === params.charge);
    const page = pageOf(matching, params);
    return listObject('/v1/radar/early_fraud_warnings', page.data.map(presentWarning), page.has_more);
  });
}
