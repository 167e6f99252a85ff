import { useState } from 'react';
import { staffRoleLabel, staffRoles, type StaffMember } from '@ritual/shared/contract';
import { listStaff } from '@ritual/shared/contract/admin-calls';
import {
  Action,
  AdminTable,
  conditionalCall,
  useAdminKeys,
  useRights,
  When,
  type Column,
  type Filter,
  type Load,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useInvitations } from './use-invitations.ts';

const nameOf = ({ name, you }: StaffMember) => (you ? `${name} (you)` : name);

const columns: readonly Column<StaffMember>[] = [
  { id: 'name', title: 'Name', width: 180, names: true, cell: nameOf, csv: ({ name }) => name },
  { id: 'email', title: 'Email', width: 220, cell: ({ email }) => email, csv: ({ email }) => email },
  {
    ...{ id: 'role', title: 'Role', width: 120, grow: 0, fixed: true },
    cell: ({ role }) => staffRoleLabel[role],
    csv: ({ role }) => staffRoleLabel[role],
  },
  {
    ...{ id: 'used', title: 'Last seen', width: 170, grow: 0 },
    cell: ({ lastUsedAt }) => <When at={lastUsedAt} />,
    csv: ({ lastUsedAt }) => lastUsedAt,
  },
  {
    ...{ id: 'since', title: 'Since', width: 170, grow: 0 },
    cell: ({ since }) => <When at={since} />,
    csv: ({ since }) => since,
  },
];

const filters: readonly Filter[] = [
  {
    ...{ name: 'role', label: 'Role', single: true },
    values: staffRoles.map((value) => ({ value, label: staffRoleLabel[value] })),
  },
];

const load: Load<StaffMember> = (query, page, signal) =>
  conditionalCall(listStaff, { query: { ...query, ...page } }, { signal });

/** Who works here, and who is invited. */
export function Component() {
  const may = useRights();
  const invitations = useInvitations();
  const [inviting, setInviting] = useState(false);
  const mayInvite = may('staff.write');
  useAdminKeys(
    'Staff',
    mayInvite ? [{ press: 'n', label: 'Invite a colleague', run: () => setInviting(true) }] : [],
  );
  return (
    <>
      <AdminTable
        title="Staff"
        list="staff"
        one="member"
        many="members"
        columns={columns}
        load={load}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        rowHref={({ id }) => adminPaths.member(id)}
        phone={(member) => ({
          ...{ title: nameOf(member), line: member.email, detail: staffRoleLabel[member.role] },
        })}
        filters={filters}
        notice={<OpenInvitations {...invitations} />}
        actions={
          mayInvite && (
            <Action look="filled" press="n" onClick={() => setInviting(true)}>
              Invite
            </Action>
          )
        }
        empty={{ title: 'Nobody has this role' }}
      />
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onSent={() => {
          setInviting(false);
          invitations.again();
        }}
      />
    </>
  );
}
