import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  awaitingAuthentication,
  completeFree,
  finishAuthentication,
  payWithCard,
} from '../payments/attempt.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../sessions/record.ts';
import { readCardForm } from './card-form.ts';
import { originOf, sendPage } from './layout.ts';
import { payPage } from './pay-page.ts';
import { authenticatePage, closedPage, unknownPage } from './single-pages.ts';
import { successAddress } from './success-address.ts';

interface WithId {
  Params: { id: string };
}

const authenticateForm = z.object({ outcome: z.enum(['complete', 'fail']) });

/**
 * The page the shopper pays on. Problems are shown with status 200: browsers write a line about any other
 * status to the console, and a declined card is no fault of the page.
 */
export function hostedPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  const pageOf = ({ id }: SessionRecord) => `/pay/${id}`;

  const send = (reply: FastifyReply, session: SessionRecord, page: string) =>
    sendPage(reply, page, originOf(session.successUrl));
  const sendUnknown = (reply: FastifyReply) => sendPage(reply.code(404), unknownPage());

  app.get<WithId>('/pay/:id', (request, reply) => {
    const session = store.sessions.get(request.params.id);
    if (session === undefined) return sendUnknown(reply);
    if (session.status !== 'open') return send(reply, session, closedPage(session));
    const intent = session.intentId === null ? undefined : store.intents.get(session.intentId);
    const payer = session.payer ?? { email: session.customerEmail ?? '', name: '', postalCode: '' };
    const page = payPage(session, { payer, errors: {}, failure: intent?.lastError?.message });
    return send(reply, session, page);
  });

  app.post<WithId>('/pay/:id', (request, reply) => {
    const session = store.sessions.get(request.params.id);
    if (session === undefined) return sendUnknown(reply);
    // A second click on a payment that went through arrives here.
    if (session.status === 'complete') return reply.redirect(successAddress(session), 303);
    if (session.status === 'expired') return reply.redirect(pageOf(session), 303);
    const { errors, payer, card } = readCardForm(request.body, { free: session.amountTotal === 0 });
    if (Object.keys(errors).length > 0)
      return send(reply, session, payPage(session, { payer, errors, failure: undefined }));
    const next = {
      complete: successAddress(session),
      authenticate: `${pageOf(session)}/authenticate`,
      declined: pageOf(session),
    };
    const result = card ? payWithCard(sandbox, session, card, payer) : completeFree(sandbox, session, payer);
    return reply.redirect(next[result.kind], 303);
  });

  app.get<WithId>('/pay/:id/authenticate', (request, reply) => {
    const session = store.sessions.get(request.params.id);
    if (session === undefined) return sendUnknown(reply);
    const intent = awaitingAuthentication(sandbox, session);
    if (intent === undefined) return reply.redirect(pageOf(session), 303);
    return send(reply, session, authenticatePage(session, intent.card?.last4 ?? ''));
  });

  app.post<WithId>('/pay/:id/authenticate', (request, reply) => {
    const session = store.sessions.get(request.params.id);
    if (session === undefined) return sendUnknown(reply);
    if (session.status === 'complete') return reply.redirect(successAddress(session), 303);
    const intent = awaitingAuthentication(sandbox, session);
    const form = authenticateForm.safeParse(request.body);
    if (intent === undefined || !form.success) return reply.redirect(pageOf(session), 303);
    const result = finishAuthentication(sandbox, session, intent, form.data.outcome === 'complete');
    return reply.redirect(result.kind === 'complete' ? successAddress(session) : pageOf(session), 303);
  });
}
