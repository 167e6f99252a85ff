import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { acceptInvitation, lookAtInvitation } from './accept.ts';

/** For those who follow the link of an invitation to the staff. */
export function invitationRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.lookAtInvitation, ({ body, request }) =>
    lookAtInvitation(deps, body.token, request.ip),
  );
  route(router, endpoints.acceptInvitation, async ({ body, request }) => {
    await acceptInvitation(deps, body, { address: request.ip, requestId: request.id });
    return undefined;
  });
}
