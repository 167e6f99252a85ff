import { endpoints } from '@ritual/shared/contract/endpoints';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { blockPerson, endLogins, sendPasswordMail, unblockPerson, updatePerson } from './change.ts';
import { erasePerson } from './erase.ts';
import { exportPeople, exportPerson } from './export.ts';
import { countPeople, peoplePage } from './list.ts';
import { addNote, deleteNote } from './notes.ts';
import { wholePerson } from './person.ts';

/** People as administrators find, see and change them. */
export function peopleRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;

  route(router, endpoints.listPeople, async ({ query }) =>
    withCount(await peoplePage(db, query), query.after, () => countPeople(db, query)),
  );
  route(router, endpoints.exportPeople, ({ body, ...call }) => exportPeople(deps, call, body));
  route(router, endpoints.getPerson, ({ params, caller }) => wholePerson(db, params.id, caller.userId));
  route(router, endpoints.updatePerson, async ({ params, body, ...call }) => {
    await updatePerson(deps, call, params.id, body);
    return wholePerson(db, params.id, call.caller.userId);
  });
  route(router, endpoints.blockPerson, async ({ params, body, ...call }) => {
    await blockPerson(deps, call, params.id, body);
    return wholePerson(db, params.id, call.caller.userId);
  });
  route(router, endpoints.unblockPerson, async ({ params, body, ...call }) => {
    await unblockPerson(deps, call, params.id, body);
    return wholePerson(db, params.id, call.caller.userId);
  });
  route(router, endpoints.sendPasswordMail, async ({ params, ...call }) => {
    await sendPasswordMail(deps, call, params.id);
    return undefined;
  });
  route(router, endpoints.endPersonLogins, async ({ params, ...call }) => {
    await endLogins(deps, call, params.id, null);
    return undefined;
  });
  route(router, endpoints.endPersonLogin, async ({ params, ...call }) => {
    await endLogins(deps, call, params.id, params.loginId);
    return undefined;
  });
  route(router, endpoints.addPersonNote, ({ params, body, ...call }) =>
    addNote(deps, call, params.id, body.text),
  );
  route(router, endpoints.deletePersonNote, async ({ params, ...call }) => {
    await deleteNote(deps, call, params.id, params.noteId);
    return undefined;
  });
  route(router, endpoints.exportPerson, ({ params, ...call }) => exportPerson(deps, call, params.id));
  route(router, endpoints.erasePerson, async ({ params, body, ...call }) => {
    await erasePerson(deps, call, params.id, body.email);
    return undefined;
  });
}
