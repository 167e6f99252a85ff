import { endpoints } from '@ritual/shared/contract/endpoints';
import type { SavedView } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { adminMeOf, setAdminPreferences } from './me.ts';
import { deleteView, insertView, viewsFor, type ViewRow } from './views.repository.ts';

/** What each member of the staff has in the admin area. */
export function staffRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.getAdminMe, ({ caller }) => adminMeOf(db, caller));
  route(router, endpoints.setAdminPreferences, ({ caller, body }) =>
    setAdminPreferences(db, caller.userId, body),
  );
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
