import { useState } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import type { StaffMember } from '@ritual/shared/contract';
import { removeFromStaff } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, ConfirmDialog, Section, useUndo } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';

/** The way out: one action that ends what the person had here. */
export function RemovePanel({ member: { id, name, you } }: { readonly member: StaffMember }) {
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const button = `Remove ${name} from the staff`;
  const remove = async () => {
    const done = await confirmed(button, async () => {
      await api.call(removeFromStaff, { params: { id } });
      return true;
    });
    if (!done) return;
    say({ words: `${name} is not on the staff any more` });
    await navigate(adminPaths.staff);
  };
  return (
    <Section title="Leaving">
      <p>
        {you ? 'You are' : `${name} is`} signed out on every device at once, and keys of the admin area end.
        The account stays a shopper’s.
      </p>
      <p>
        <Action look="danger" onClick={() => setAsking(true)}>
          {button}
        </Action>
      </p>
      <ConfirmDialog
        destroys
        open={asking}
        title={`Remove ${name}?`}
        button={button}
        onClose={() => setAsking(false)}
        onDo={remove}
      >
        <p>
          Every login ends at once. To work here again {you ? 'you need' : `${name} needs`} another
          invitation.
        </p>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
