import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentAccount, readyAccount } from '../account/present.ts';
import { StripeApiError, invalidState, noSuch } from '../core/errors.ts';
import { parseParams } from '../core/parse.ts';
import { sendPage } from '../hosted-page/layout.ts';
import { settleSession } from '../payments/settle.ts';
import { createRefund } from '../refunds/create.ts';
import { closeDispute, openDispute } from '../disputes/open.ts';
import { presentDispute } from '../disputes/present.ts';
import { findDispute } from '../disputes/routes.ts';
import { presentRefund } from '../refunds/present.ts';
import { findRefund } from '../refunds/routes.ts';
import { settleRefund } from '../refunds/settle.ts';
import type { Sandbox } from '../sandbox.ts';
import { expireSession } from '../sessions/expire.ts';
import { presentSession } from '../sessions/present.ts';
import { findSession } from '../sessions/routes.ts';
import { presentWarning, warn } from '../warnings/warn.ts';
import type { Scheduler } from '../scheduler.ts';
import { booksOf } from './books.ts';
import { controlPage } from './page.ts';
import { payBySession } from './pay.ts';
import {
  accountBody,
  advanceBody,
  disputeBody,
  disputeResultBody,
  emptyBody,
  payBody,
  refundBody,
  refundResultBody,
  webhookModeBody,
} from './schema.ts';

interface WithId {
  Params: { id: string };
}

/** Tests get JSON; the buttons of the control page come back to it. */
function answer(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const fromPage = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return fromPage ? reply.redirect('/_control', 303) : reply.send(body);
}

/** A page of another site must not press these buttons through its visitor's browser. */
function refuseOtherSites(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new StripeApiError({ status: 403, message: 'Control calls are not taken from other sites.' });
  }
}

/** What tests and curious people do behind the store's back. */
function controlCalls(app: FastifyInstance, sandbox: Sandbox, scheduler: Scheduler): void {
  const { store, webhooks } = sandbox;
  app.addHook('onRequest', (request, _reply, done) => {
    refuseOtherSites(request);
    done();
  });

  app.get('/', (_request, reply) => sendPage(reply, controlPage(sandbox)));
  app.post('/account', (request, reply) => {
    Object.assign(sandbox.account, parseParams(accountBody, request.body));
    return answer(request, reply, presentAccount(sandbox.account));
  });
  app.get('/books', () => booksOf(store));
  app.get('/webhooks', () => ({ mode: store.mode, deliveries: [...store.deliveries.values()] }));

  app.post('/webhooks', (request, reply) => {
    const { mode, count, delay_ms: delayMs } = parseParams(webhookModeBody, request.body);
    const remaining = count ?? (mode === 'reorder' ? 2 : null);
    store.mode = { mode, remaining: mode === 'normal' ? null : remaining, delayMs: delayMs ?? 5_000 };
    store.changed();
    return answer(request, reply, { mode: store.mode });
  });

  app.post('/webhooks/flush', async (request, reply) => {
    parseParams(emptyBody, request.body);
    return answer(request, reply, await webhooks.flush());
  });

  app.post<WithId>('/events/:id/resend', (request, reply) => {
    parseParams(emptyBody, request.body);
    const { id } = request.params;
    if (!store.events.has(id)) throw noSuch('event', id, 'id');
    webhooks.resend(id);
    return answer(request, reply, { event: id });
  });

  app.post<WithId>('/sessions/:id/pay', (request, reply) => {
    const session = findSession(sandbox, request.params.id);
    const result = payBySession(sandbox, session, parseParams(payBody, request.body));
    return answer(request, reply, { result, session: presentSession(session) });
  });

  app.post<WithId>('/sessions/:id/expire', (request, reply) => {
    parseParams(emptyBody, request.body);
    const session = findSession(sandbox, request.params.id);
    if (session.status !== 'open') throw invalidState(`The session is ${session.status}, not open.`);
    expireSession(sandbox, session);
    return answer(request, reply, { session: presentSession(session) });
  });

  app.post<WithId>('/sessions/:id/settle', (request, reply) => {
    parseParams(emptyBody, request.body);
    const session = findSession(sandbox, request.params.id);
    if (session.settlement === null)
      throw invalidState('The session has no payment that is still undecided.');
    settleSession(sandbox, session);
    return answer(request, reply, { session: presentSession(session) });
  });

  app.post<WithId>('/sessions/:id/refund', (request, reply) => {
    const { amount } = parseParams(refundBody, request.body);
    const session = findSession(sandbox, request.params.id);
    if (session.intentId === null) throw invalidState('The session has no payment to refund.');
    const asked = { payment_intent: session.intentId, amount, expand: [] };
    const refund = createRefund(sandbox, asked, { id: request.id, idempotencyKey: null });
    return answer(request, reply, { refund: presentRefund(refund) });
  });

  app.post<WithId>('/refunds/:id/settle', (request, reply) => {
    const { result } = parseParams(refundResultBody, request.body);
    const refund = findRefund(sandbox, request.params.id);
    settleRefund(sandbox, refund, result);
    return answer(request, reply, { refund: presentRefund(refund) });
  });

  app.post<WithId>('/sessions/:id/dispute', (request, reply) => {
    const asked = parseParams(disputeBody, request.body);
    const session = findSession(sandbox, request.params.id);
    const intent = store.intents.get(session.intentId ?? '');
    if (intent === undefined) throw invalidState('The session has no payment to dispute.');
    return answer(request, reply, { dispute: presentDispute(openDispute(sandbox, intent, asked)) });
  });

  app.post<WithId>('/sessions/:id/warn', (request, reply) => {
    parseParams(emptyBody, request.body);
    const session = findSession(sandbox, request.params.id);
    const intent = store.intents.get(session.intentId ?? '');
    if (intent === undefined) throw invalidState('The session has no payment to warn of.');
    return answer(request, reply, { warning: presentWarning(warn(sandbox, intent)) });
  });

  app.post<WithId>('/disputes/:id/close', (request, reply) => {
    const { result } = parseParams(disputeResultBody, request.body);
    const dispute = findDispute(sandbox, request.params.id);
    closeDispute(sandbox, dispute, result);
    return answer(request, reply, { dispute: presentDispute(dispute) });
  });

  app.post('/clock/advance', (request, reply) => {
    const { seconds } = parseParams(advanceBody, request.body);
    return answer(request, reply, { changed: scheduler.runUntil(Date.now() + seconds * 1000) });
  });

  app.post('/reset', (request, reply) => {
    parseParams(emptyBody, request.body);
    store.reset();
    sandbox.account = readyAccount();
    scheduler.arm();
    return answer(request, reply, { status: 'empty' });
  });
}

export function controlRoutes(app: FastifyInstance, sandbox: Sandbox, scheduler: Scheduler): void {
  app.register(
    (control, _options, done) => {
      controlCalls(control, sandbox, scheduler);
      done();
    },
    { prefix: '/_control' },
  );
}
