import { endpoints } from '@ritual/shared/contract/endpoints';
import type { SavedView } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { changeRole, removeFromStaff } from './change.ts';
import { invitationPage } from './invitations.repository.ts';
import { inviteToStaff, withdrawInvitation } from './invite.ts';
import { memberOf, staffPage } from './members.ts';
import { adminMeOf, setAdminPreferences } from './me.ts';
import { deleteView, insertView, viewsFor, type ViewRow } from './views.repository.ts';

/** Who works here, and what each of them has in the admin area. */
export function staffRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.getAdminMe, ({ caller }) => adminMeOf(deps, caller));
  route(router, endpoints.setAdminPreferences, ({ caller, body }) =>
    setAdminPreferences(db, caller.userId, body),
  );
  route(router, endpoints.listStaff, ({ caller, query }) => staffPage(db, query, caller.userId));
  route(router, endpoints.getStaffMember, async ({ caller, params }) => {
    const member = await memberOf(db, params.id, caller.userId);
    if (!member) throw new AppError('STAFF_NOT_FOUND');
    return member;
  });
  route(router, endpoints.changeStaffRole, ({ params, body, ...call }) =>
    changeRole(deps, call, params.id, body),
  );
  route(router, endpoints.removeFromStaff, async ({ params, ...call }) => {
    await removeFromStaff(deps, call, params.id);
    return undefined;
  });
  route(router, endpoints.listInvitations, ({ query }) => invitationPage(db, query));
  route(router, endpoints.inviteToStaff, ({ body, ...call }) => inviteToStaff(deps, call, body));
  route(router, endpoints.withdrawInvitation, async ({ params, ...call }) => {
    await withdrawInvitation(deps, call, params.id);
    return undefined;
  });
  route(router, endpoints.listViews, async ({ caller }) => ({
    content: (await viewsFor(db, caller.userId)).map((row) => presentView(row, caller)),
  }));
  route(router, endpoints.saveView, async ({ caller, body }) =>
    presentView(await insertView(db, caller.userId, body), caller),
  );
  route(router, endpoints.deleteView, async ({ caller, params }) => {
    const deleted = await deleteView(db, params.id, caller.userId, mayDeleteAll(caller));
    if (!deleted) throw new AppError('VIEW_NOT_FOUND');
    return undefined;
  });
}

const mayDeleteAll = ({ staff }: Administrator) => staff.role === 'owner';

function presentView({ id, list, name, query, forAll, ownerId }: ViewRow, caller: Administrator): SavedView {
  const deletable = ownerId === caller.userId || (forAll && mayDeleteAll(caller));
  return { id, list, name, query, forAll, deletable };
}
