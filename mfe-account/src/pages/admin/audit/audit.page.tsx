import { useMemo } from 'react';
import { useSearchParams } from '@ritual/shared/routing';
import { staffRoleLabel, type AuditEntry } from '@ritual/shared/contract';
import { listAudit } from '@ritual/shared/contract/admin-calls';
import {
  Action,
  AdminTable,
  conditionalCall,
  useRights,
  When,
  type Column,
  type Load,
} from '../../../admin/index.ts';
import { ExportIcon } from '../../../admin/theme/icons.tsx';
import { adminPaths } from '../../../admin/paths.ts';
import { actionWords, changeWords, subjectWords } from './audit-words.ts';
import { useAuditExport } from './use-audit-export.ts';
import { useAuditFilters } from './use-audit-filters.ts';

const who = ({ actor }: AuditEntry) => actor.name ?? 'Deleted account';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'at', title: 'Time', width: 170, grow: 0, names: true, cell: ({ at }) => <When at={at} /> },
  { id: 'who', title: 'Who', width: 150, cell: who },
  {
    id: 'role',
    title: 'Role',
    width: 100,
    grow: 0,
    optional: true,
    cell: ({ actorRole }) => staffRoleLabel[actorRole],
  },
  { id: 'action', title: 'What', width: 170, fixed: true, cell: ({ action }) => actionWords(action) },
  { id: 'subject', title: 'Of', width: 160, cell: subjectWords },
  { id: 'change', title: 'Change', width: 260, grow: 2, cell: changeWords },
  { id: 'request', title: 'Request', width: 160, optional: true, cell: ({ requestId }) => requestId },
];

const load: Load<AuditEntry> = (query, page, signal) =>
  conditionalCall(listAudit, { query: { ...query, ...page } }, { signal });

/** What administrators have changed. */
export function Component() {
  const may = useRights();
  const [search] = useSearchParams();
  const filters = useAuditFilters(search.get('subject'), search.get('actor'));
  const names = useMemo(() => filters.map(({ name }) => name), [filters]);
  const { exporting, start, dialog } = useAuditExport();
  const chosen = Object.fromEntries([...search].filter(([name]) => names.includes(name)));
  return (
    <AdminTable
      title="Audit log"
      list="audit"
      one="entry"
      many="entries"
      columns={columns}
      load={load}
      rowId={({ id }) => String(id)}
      rowLabel={(entry) => `${actionWords(entry.action)}, ${who(entry)}`}
      rowHref={({ id }) => adminPaths.auditEntry(String(id))}
      phone={(entry) => ({
        ...{ title: actionWords(entry.action), value: <When at={entry.at} /> },
        ...{ line: `${who(entry)}: ${subjectWords(entry)}`, detail: changeWords(entry) },
      })}
      filters={filters}
      notice={dialog}
      actions={
        may('audit.export') && (
          <Action icon={<ExportIcon />} pending={exporting !== null} onClick={() => void start(chosen)}>
            {exporting === null ? 'Export' : `Exporting ${exporting.toLocaleString('en-US')}`}
          </Action>
        )
      }
      empty={{ title: 'Nobody has changed anything yet' }}
    />
  );
}
