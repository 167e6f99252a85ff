import { endpoints } from '@ritual/shared/contract/endpoints';
import { adminPage } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { replyToMessage, setMessageState } from './answer.ts';
import { presentMessage, presentSummary } from './presenter.ts';
import { listMessages, messageById, repliesOf } from './repository.ts';
import { sendMessage } from './send.ts';

/** Messages to the store: visitors write them, administrators read and answer them. */
export function contactRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const shown = async (id: string) => {
    const row = await messageById(db, id);
    if (!row) throw new AppError('MESSAGE_NOT_FOUND');
    return presentMessage(row, await repliesOf(db, [id]));
  };

  route(router, endpoints.sendMessage, async ({ body, caller, request }) => {
    const sender = { userId: caller?.userId ?? null, address: request.ip };
    return { reference: await sendMessage(deps, body, sender) };
  });
  route(router, endpoints.listMessages, async ({ query }) => {
    const { rows, counts } = await listMessages(db, query);
    const { page, size, state } = query;
    const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
    const totalElements = state ? counts[state] : all - counts.SPAM;
    const last = (page + 1) * size >= totalElements;
    return {
      ...adminPage(rows, size, { cursorOf: ({ place }) => place, present: presentSummary }),
      ...{ page, size, totalElements, last, counts, count: totalElements, exact: true },
    };
  });
  route(router, endpoints.getMessage, ({ params }) => shown(params.id));
  route(router, endpoints.replyToMessage, async ({ params, body, ...call }) => {
    await replyToMessage(deps, call, params.id, body);
    return shown(params.id);
  });
  route(router, endpoints.setMessageState, async ({ params, body, ...call }) => {
    await setMessageState(deps, call, params.id, body);
    return shown(params.id);
  });
}
