import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../../deps.ts';
import { route, type Router } from '../../../plugins/contract-route.ts';
import { correctAddress } from './correct-address.ts';
import { exportOrders } from './export.ts';
import { addNote, deleteNote } from './notes.ts';
import { sendAgain } from './send-again.ts';
import { knownTags, tagOrder } from './tags.ts';
import { wholeOrder } from './whole.ts';

/** What the staff keeps beside an order. */
export function orderRecordRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.exportOrders, ({ body, ...call }) => exportOrders(deps, call, body));
  route(router, endpoints.listOrderTags, () => knownTags(db));
  route(router, endpoints.addOrderNote, async ({ params, body, ...call }) => {
    await addNote(deps, call, params.id, body.text);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.deleteOrderNote, async ({ params, ...call }) => {
    await deleteNote(deps, call, params.id, params.noteId);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.tagOrder, async ({ params, body, ...call }) => {
    await tagOrder(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.correctAddress, async ({ params, body, ...call }) => {
    await correctAddress(deps, call, params.id, body);
    return wholeOrder(db, params.id);
  });
  route(router, endpoints.sendMailAgain, async ({ params, body, ...call }) => {
    await sendAgain(deps, call, { ...params, ...body });
    return wholeOrder(db, params.id);
  });
}
