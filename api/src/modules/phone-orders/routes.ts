import { endpoints } from '@ritual/shared/contract/endpoints';
import { paths } from '@ritual/shared/paths';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { openLinkedPage } from '../checkout/linked-page.ts';
import { wholeOrder } from '../ordering/staff/whole.ts';
import { createPhoneOrder } from './create.ts';
import { quotePhoneOrder } from './draft.ts';
import { addressOfLink, sendLinkAgain } from './link.ts';
import { orderOfLink, readLinked } from './linked.ts';

/** Orders that the staff makes for customers on the phone, and the link by which these pay (decision 054). */
export function phoneOrderRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.quotePhoneOrder, ({ query }) => quotePhoneOrder(db, query));
  route(router, endpoints.createPhoneOrder, async ({ body, ...call }) => {
    const link = await createPhoneOrder(deps, call, body);
    return { order: await wholeOrder(db, body.id), link: link && addressOfLink(deps, link) };
  });
  route(router, endpoints.sendPaymentLink, async ({ params, ...call }) => {
    const link = await sendLinkAgain(deps, call, params.id);
    return { link: addressOfLink(deps, link), payBy: link.payBy.toISOString() };
  });
  route(router, endpoints.readOrderPayment, async ({ body: { token }, request }) =>
    readLinked(deps, await orderOfLink(deps, token, request.ip)),
  );
  route(router, endpoints.payLinkedOrder, async ({ body: { token }, request }) =>
    openLinkedPage(deps, await orderOfLink(deps, token, request.ip), paths.orderPayment.to({ token })),
  );
}
