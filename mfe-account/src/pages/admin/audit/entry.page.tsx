import { useParams } from '@ritual/shared/routing';
import { staffRoleLabel } from '@ritual/shared/contract';
import { getAuditEntry } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  ActionLink,
  AdminPage,
  DetailColumns,
  Facts,
  Failure,
  Section,
  usePlace,
  When,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { useLoaded } from '../use-loaded.ts';
import { actionWords, subjectWords } from './audit-words.ts';
import { ChangeTable } from './change-table.tsx';

const load = (id: string, signal: AbortSignal) => api.call(getAuditEntry, { params: { id } }, { signal });

/** One entry of the log: what each field was and became. */
export function Component() {
  const { id = '' } = useParams();
  const { data: entry, error, again } = useLoaded(load, id);
  const { back, place } = usePlace('audit', adminPaths.audit, id);
  const crumb = { label: 'Audit log', to: back };
  if (entry === null) {
    return (
      <AdminPage title="Entry of the audit log" crumb={crumb}>
        {error !== null && <Failure what="This entry" error={error} onAgain={again} />}
      </AdminPage>
    );
  }
  const { type, id: subjectId } = entry.subject;
  const subject = encodeURIComponent(`${type}:${subjectId}`);
  return (
    <AdminPage
      title={actionWords(entry.action)}
      crumb={crumb}
      place={place}
      actions={<ActionLink to={`${adminPaths.audit}?subject=${subject}`}>All changes of this</ActionLink>}
    >
      <DetailColumns>
        <Section title="Change">
          <ChangeTable entry={entry} />
        </Section>
        <Section title="Facts">
          <Facts
            items={[
              { term: 'Time', value: <When at={entry.at} /> },
              { term: 'Who', value: entry.actor.name ?? 'Deleted account' },
              { term: 'Role then', value: staffRoleLabel[entry.actorRole] },
              { term: 'Of', value: subjectWords(entry) },
              { term: 'Id', value: `${type} ${subjectId}` },
              { term: 'Request', value: entry.requestId },
            ]}
          />
        </Section>
      </DetailColumns>
    </AdminPage>
  );
}
