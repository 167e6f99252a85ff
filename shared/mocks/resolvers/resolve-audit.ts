import type { AuditEntry, AuditQuery } from '../../contract/index.ts';
import { csvLine } from '../../kernel/index.ts';
import { mockAdminPage } from '../data/admin-page.ts';
import { noteAudit } from '../data/audit.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { MockAuditEntry } from '../data/state.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const auditResolvers: Resolvers<'listAudit' | 'getAuditEntry' | 'exportAudit'> = {
  listAudit: ({ query, store }) => mockAdminPage(found(store, query), query),
  getAuditEntry: ({ params, store }) => {
    const entry = found(store, {}).find(({ id }) => id === params.id);
    if (!entry) throw new MockError('AUDIT_ENTRY_NOT_FOUND');
    return entry;
  },
  exportAudit: ({ body: { after, ...filters }, ...call }) => {
    const { content, next } = mockAdminPage(found(call.store, filters), { after, size: 5000 });
    const lines = content.map((entry) => csvLine(cells(entry)));
    if (after === undefined) lines.unshift(csvLine(columns));
    noteAudit(call, {
      ...{ action: 'audit.export', subject: { type: 'audit', id: 'list' } },
      ...{ before: null, after: { rows: content.length } },
    });
    return { csv: lines.join(''), rows: content.length, next };
  },
};

const columns = [
  ...['Id', 'Time', 'Who', 'Who (id)', 'Role', 'Action', 'Subject', 'Fields', 'Before', 'After', 'Request'],
];

function cells({ id, at, actor, actorRole, action, subject, fields, before, after, requestId }: AuditEntry) {
  const json = (values: AuditEntry['before']) => (values ? JSON.stringify(values) : '');
  return [
    ...[String(id), at, actor.name ?? '', actor.id, actorRole, action, `${subject.type}:${subject.id}`],
    ...[fields.join(' '), json(before), json(after), requestId],
  ];
}

type Filters = Omit<AuditQuery, 'after' | 'size'>;

/** Newest first. */
function found(store: MockStore, { actor, action, subject, from, to }: Filters): AuditEntry[] {
  const nameOf = (id: string) => {
    const user = store.state.users.find((each) => each.id === id);
    return user ? `${user.firstName} ${user.lastName}` : null;
  };
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  const matches = (entry: MockAuditEntry) =>
    (!actor || entry.actorId === actor) &&
    (!action || entry.action === action || entry.action.startsWith(`${action}.`)) &&
    (!subject || `${entry.subject.type}:${entry.subject.id}` === subject) &&
    (!from || day.format(new Date(entry.at)) >= from) &&
    (!to || day.format(new Date(entry.at)) <= to);
  return store.state.audit
    .filter(matches)
    .toReversed()
    .map(({ actorId, subject: { type, id }, fields, before, after, ...entry }) => ({
      ...{ ...entry, fields: [...fields], before: before && { ...before }, after: after && { ...after } },
      actor: { id: actorId, name: nameOf(actorId) },
      subject: { type, id, name: type === 'person' || type === 'staff' ? nameOf(id) : null },
    }));
}
