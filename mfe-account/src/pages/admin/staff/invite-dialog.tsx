import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import { staffRoleLabel, staffRoles, type StaffRole } from '@ritual/shared/contract';
import { inviteToStaff } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { FormError, Select, Field } from '@ritual/shared/ui';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, AdminDialog, DialogFoot, useUndo } from '../../../admin/index.ts';
import { roleWords } from './role-words.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Invites a colleague by mail. */
export function InviteDialog({ open, onClose, onSent }: InviteDialogProps) {
  return (
    <AdminDialog open={open} onClose={onClose} title="Invite a colleague">
      <InviteForm onClose={onClose} onSent={onSent} />
    </AdminDialog>
  );
}

const options = staffRoles.map((value) => ({ value, label: staffRoleLabel[value] }));

function InviteForm({ onClose, onSent }: Pick<InviteDialogProps, 'onClose' | 'onSent'>) {
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const { form, field, values, failure, pending } = useForm({
    initial: { email: '', role: 'support' },
    schema: async () => (await import('@ritual/shared/contract')).newStaffInvitation,
    submit: async (body) => {
      const sent = await confirmed('Send invitation', () => api.call(inviteToStaff, { body }));
      if (!sent) return;
      say({ words: `An invitation was sent to ${body.email}` });
      onSent();
    },
  });
  return (
    <>
      <Form {...form}>
        {failure !== null && <FormError>{failure}</FormError>}
        <Field label="Email" type="email" autoComplete="off" {...field('email')} />
        <Select
          label="Role"
          options={options}
          hint={roleWords[values.role as StaffRole]}
          {...field('role')}
        />
        <DialogFoot>
          <Action onClick={onClose}>Cancel</Action>
          <Action look="filled" type="submit" pending={pending}>
            Send invitation
          </Action>
        </DialogFoot>
      </Form>
      {dialog}
    </>
  );
}
