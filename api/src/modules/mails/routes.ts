import { endpoints } from '@ritual/shared/contract/endpoints';
import { adminPage } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { presentMail } from './presenter.ts';
import { listMails } from './repository.ts';
import { readMail, retryMail } from './service.ts';

/** The mails of the store, for administrators. */
export function mailRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.listMails, async ({ query }) => {
    const { rows, counts } = await listMails(deps.database.db, query);
    const { page, size, state } = query;
    const totalElements = state ? counts[state] : counts.waiting + counts.sent + counts.failed;
    return {
      ...{ page, size, counts, totalElements, sending: deps.settings.mail.smtpUrl !== null },
      ...adminPage(rows, size, { cursorOf: ({ place }) => place, present: presentMail }),
      ...{ count: totalElements, exact: true },
      last: (page + 1) * size >= totalElements,
    };
  });
  route(router, endpoints.getMail, ({ params, caller }) => readMail(deps, params.id, caller.staff.rights));
  route(router, endpoints.retryMail, async ({ params, ...call }) =>
    presentMail(await retryMail(deps, call, params.id)),
  );
}
