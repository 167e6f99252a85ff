import { endpoints } from '@ritual/shared/contract/endpoints';
import { openingListLink } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { stopOpeningAddress } from '../../mail/opening-mails.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { confirmEntry, joinList, leaveList } from './list.ts';
import { countList, exportList } from './staff.ts';

/** Who wants to be told that the shop has opened. */
export function openingListRoutes(router: Router, deps: Deps): void {
  // Mail programs that stop mails with one click send a form (RFC 8058); what it says is nothing new.
  router.app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  route(router, endpoints.joinOpeningList, async ({ body, request }) => {
    await joinList(deps, body.email, request.ip);
    return undefined;
  });
  route(router, endpoints.confirmOpeningList, async ({ body, request }) => {
    await confirmEntry(deps, body.token, request.ip);
    return undefined;
  });
  route(router, endpoints.leaveOpeningList, async ({ query }) => {
    await leaveList(deps, query.token);
    return undefined;
  });
  // Those that know nothing of it open the address.
  router.app.get(stopOpeningAddress, (request, reply) => {
    const { data } = endpoints.leaveOpeningList.query.safeParse(request.query);
    return reply.redirect(deps.settings.publicUrl + openingListLink('stop', data?.token ?? ''));
  });
  route(router, endpoints.getOpeningList, () => countList(deps.database.db));
  route(router, endpoints.exportOpeningList, (call) => exportList(deps, call));
}
