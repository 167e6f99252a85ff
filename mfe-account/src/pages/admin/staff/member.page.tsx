import { useParams } from '@ritual/shared/routing';
import { staffRoleLabel } from '@ritual/shared/contract';
import { getStaffMember } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  ActionLink,
  AdminPage,
  DetailColumns,
  Facts,
  Failure,
  Section,
  usePlace,
  useRights,
  When,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { useLoaded } from '../use-loaded.ts';
import { FactorPanel } from './factor-panel.tsx';
import { RemovePanel } from './remove-panel.tsx';
import { RolePanel } from './role-panel.tsx';

const load = (id: string, signal: AbortSignal) => api.call(getStaffMember, { params: { id } }, { signal });

/** One member of the staff: role, and the way out. */
export function Component() {
  const { id = '' } = useParams();
  const may = useRights();
  const { data: member, error, again, set } = useLoaded(load, id);
  const { back, place } = usePlace('staff', adminPaths.staff, id);
  const crumb = { label: 'Staff', to: back };
  if (member === null) {
    return (
      <AdminPage title="Member of the staff" crumb={crumb}>
        {error !== null && <Failure what="This person" error={error} onAgain={again} />}
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={member.you ? `${member.name} (you)` : member.name}
      crumb={crumb}
      place={place}
      actions={
        may('audit.read') && (
          <ActionLink to={`${adminPaths.audit}?actor=${member.id}`}>What they have changed</ActionLink>
        )
      }
    >
      <DetailColumns>
        <div>
          {may('staff.write') && (
            <>
              <RolePanel key={member.version} member={member} onChange={set} onAgain={again} />
              {!member.you && member.secondFactor !== false && (
                <FactorPanel member={member} onReset={again} />
              )}
              <RemovePanel member={member} />
            </>
          )}
        </div>
        <Section title="Facts">
          <Facts
            items={[
              { term: 'Email', value: member.email },
              { term: 'Role', value: staffRoleLabel[member.role] },
              { term: 'Since', value: <When at={member.since} /> },
              { term: 'Last seen', value: <When at={member.lastUsedAt} /> },
              ...(member.secondFactor === undefined
                ? []
                : [{ term: 'Second factor', value: member.secondFactor ? 'Set up' : 'None yet' }]),
            ]}
          />
        </Section>
      </DetailColumns>
    </AdminPage>
  );
}
