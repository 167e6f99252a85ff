import { useState } from 'react';
import { styled } from 'styled-components';
import { staffRoleLabel, staffRoles, type StaffMember, type StaffRole } from '@ritual/shared/contract';
import { changeStaffRole } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { layout, space } from '@ritual/shared/theme';
import { Select } from '@ritual/shared/ui';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, ConfirmDialog, Section, useUndo } from '../../../admin/index.ts';
import { roleWords } from './role-words.ts';

const Fields = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-width: ${layout.asideWide}px;
  & > :first-child {
    justify-self: stretch;
  }
`;

interface RolePanelProps {
  readonly member: StaffMember;
  readonly onChange: (member: StaffMember) => void;
  /** Another person was faster: what is there now is loaded. */
  readonly onAgain: () => void;
}

const options = staffRoles.map((value) => ({ value, label: staffRoleLabel[value] }));

/** Gives another role, after one clear question. */
export function RolePanel({ member, onChange, onAgain }: RolePanelProps) {
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const [chosen, setChosen] = useState<StaffRole>(member.role);
  const [asking, setAsking] = useState(false);
  const button = `Make ${member.name} ${staffRoleLabel[chosen]}`;
  const change = async () => {
    try {
      const { id, version } = member;
      const body = { role: chosen, version };
      const changed = await confirmed(button, () => api.call(changeStaffRole, { params: { id }, body }));
      if (!changed) return;
      onChange(changed);
    } catch (error) {
      if (isApiError(error, 'STAFF_CHANGED')) onAgain();
      throw error;
    }
    say({ words: `${member.name} is ${staffRoleLabel[chosen]} now` });
    setAsking(false);
  };
  return (
    <Section title="What the person may do">
      <Fields>
        <Select
          label="Role"
          options={options}
          hint={roleWords[chosen]}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as StaffRole)}
        />
        {chosen !== member.role && (
          <Action look="filled" onClick={() => setAsking(true)}>
            {button}
          </Action>
        )}
      </Fields>
      <ConfirmDialog
        open={asking}
        title="Change the role?"
        button={button}
        onClose={() => setAsking(false)}
        onDo={change}
      >
        <p>
          {member.name} is {staffRoleLabel[member.role]} now. {roleWords[chosen]} It counts at once.
        </p>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
