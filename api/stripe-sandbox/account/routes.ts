import type { FastifyInstance } from 'fastify';
import { expandOnly } from '../core/params.ts';
import { parseParams } from '../core/parse.ts';
import type { Sandbox } from '../sandbox.ts';
import { presentAccount } from './present.ts';

/** The account of the key. */
export function accountRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/account', (request) => {
    parseParams(expandOnly, request.query);
    return presentAccount(sandbox.account);
  });
}
