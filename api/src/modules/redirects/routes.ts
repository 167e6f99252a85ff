import { endpoints } from '@ritual/shared/contract/endpoints';
import {
  entryTitles,
  lineOfEntry,
  readRedirect,
  redirectColumns,
  redirectLimits,
  redirectTaken,
} from '@ritual/shared/kernel';
import { adminPage, boundedCount, encodeCursor, withCount } from '../../admin-list.ts';
import type { Tx } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { redirects } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { auditEvent, audited, type Audited } from '../audit/audited.ts';
import { targetOf } from '../old-addresses/target-of.ts';
import * as repository from './repository.ts';

/** What an export reads at a time. */
const partSize = 5000;

/** Where an old address leads. */
export function redirectRoutes(router: Router, { database: { db } }: Deps): void {
  cacheShortly(router.app);
  route(router, endpoints.findRedirect, async ({ query }) => ({
    to: await targetOf(db, query.path),
  }));
}

const auditedRedirect = (action: string, from: string): Audited => ({
  ...{ action: `redirect.${action}`, subject: { type: 'redirect', id: from }, personal: null },
  read: async (tx: Tx) => {
    const found = (await repository.redirectsFrom(tx, [from])).get(from);
    return found ? { from, to: found.to } : null;
  },
});

/** What administrators do with them. */
export function redirectEditorRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.listRedirects, async ({ query: { size, after, q } }) => {
    const rows = await repository.redirectRows(db, { q, after, limit: size + 1 });
    const page = adminPage(rows, size, { cursorOf: ({ from }) => [from], present: (row) => row });
    return withCount(page, after, () => boundedCount(db, repository.matching({ q })));
  });
  route(router, endpoints.addRedirect, async ({ body, ...call }) => {
    const shop = await repository.redirectShop(db, [body.from, body.to]);
    const read = readRedirect(body, { ...shop, leadsTo: (from) => shop.stored.get(from)?.to });
    if ('problem' in read) throw invalidFields({ path: read.problem.column, message: read.problem.words });
    return audited(deps, call, auditedRedirect('save', read.from), async (tx) => {
      const saved = await repository.saveRedirect(tx, read.from, read.to);
      if (saved.to !== read.to) {
        const fields = [{ path: 'from', message: redirectTaken(saved) }];
        throw new AppError('REDIRECT_EXISTS', { details: { fields } });
      }
      if ((await repository.redirectCount(tx)) > redirectLimits.count) throw new AppError('REDIRECTS_FULL');
      return saved;
    });
  });
  route(router, endpoints.removeRedirect, async ({ params: { id }, ...call }) => {
    const found = await repository.redirectById(db, id);
    if (!found) throw new AppError('REDIRECT_NOT_FOUND');
    await audited(deps, call, auditedRedirect('remove', found.from), async (tx) => {
      const gone = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ id: redirects.id });
      if (gone.length === 0) throw new AppError('REDIRECT_NOT_FOUND');
    });
    return undefined;
  });
  route(router, endpoints.exportRedirects, async ({ body: { q, after }, ...call }) => {
    const rows = await repository.redirectRows(db, { q, after, limit: partSize });
    const lines = rows.map(({ from, to }) => lineOfEntry(redirectColumns, { from, to }));
    const exported = { before: { rows: 0 }, after: { rows: rows.length } };
    const subject = { type: 'redirects', id: 'list' };
    await auditEvent(deps, call, { action: 'redirect.export', subject, ...exported });
    const head = after === undefined ? entryTitles(redirectColumns) : '';
    const last = rows.length === partSize ? rows.at(-1) : undefined;
    return { csv: head + lines.join(''), rows: rows.length, next: last ? encodeCursor([last.from]) : null };
  });
}
