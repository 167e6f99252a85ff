import { endpoints } from '@ritual/shared/contract/endpoints';
import type { AuditEntry } from '@ritual/shared/contract';
import { csvLine } from '@ritual/shared/kernel';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { auditEvent } from './audited.ts';
import { auditCount, auditEntryById, auditPage } from './list.ts';

/** Rows of one part of an export. */
const partSize = 5000;

const columns: Readonly<Record<string, (entry: AuditEntry) => string>> = {
  Id: ({ id }) => String(id),
  Time: ({ at }) => at,
  Who: ({ actor }) => actor.name ?? '',
  'Who (id)': ({ actor }) => actor.id,
  Role: ({ actorRole }) => actorRole,
  Action: ({ action }) => action,
  Subject: ({ subject }) => `${subject.type}:${subject.id}`,
  Fields: ({ fields }) => fields.join(' '),
  Before: ({ before }) => (before ? JSON.stringify(before) : ''),
  After: ({ after }) => (after ? JSON.stringify(after) : ''),
  Request: ({ requestId }) => requestId,
};

/** The log of what administrators have changed. */
export function auditRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.listAudit, async ({ query }) =>
    withCount(await auditPage(db, query), query.after, () => auditCount(db, query)),
  );
  route(router, endpoints.getAuditEntry, async ({ params }) => {
    const entry = await auditEntryById(db, params.id);
    if (!entry) throw new AppError('AUDIT_ENTRY_NOT_FOUND');
    return entry;
  });
  route(router, endpoints.exportAudit, async ({ body: { after, ...filters }, ...call }) => {
    const { content, next } = await auditPage(db, { ...filters, after, size: partSize });
    const head = after === undefined ? csvLine(Object.keys(columns)) : '';
    const lines = content.map((entry) => csvLine(Object.values(columns).map((read) => read(entry))));
    await auditEvent(deps, call, {
      ...{ action: 'audit.export', subject: { type: 'audit', id: 'list' } },
      ...{ before: null, after: { rows: content.length } },
    });
    return { csv: head + lines.join(''), rows: content.length, next };
  });
}
