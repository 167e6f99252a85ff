import { useState } from 'react';
import type { StaffMember } from '@ritual/shared/contract';
import { resetFactors } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { Action, ConfirmDialog, Section, useUndo } from '../../../admin/index.ts';

interface FactorPanelProps {
  readonly member: StaffMember;
  readonly onReset: () => void;
}

/** For a colleague who has lost the phone. One's own is changed on the security page. */
export function FactorPanel({ member: { id, name }, onReset }: FactorPanelProps) {
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const button = `Reset the second factor of ${name}`;
  const reset = async () => {
    const done = await confirmed(button, async () => {
      await api.call(resetFactors, { params: { id } });
      return true;
    });
    if (!done) return;
    setAsking(false);
    say({ words: `The second factor of ${name} is reset` });
    onReset();
  };
  return (
    <Section title="Second factor">
      <p>For somebody who has lost the phone, the passkeys and the recovery codes.</p>
      <p>
        <Action look="danger" onClick={() => setAsking(true)}>
          {button}
        </Action>
      </p>
      <ConfirmDialog
        destroys
        open={asking}
        title={`Reset the second factor of ${name}?`}
        button={button}
        onClose={() => setAsking(false)}
        onDo={reset}
      >
        <p>
          Make sure that it is {name} who asks. The app, passkeys and recovery codes stop working, and every
          device is signed out at once. {name} gets an email, and sets up a new second factor at the next
          sign-in with the password.
        </p>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
