import type { StaffMember } from '@ritual/shared/contract';
import { resetFactors } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useUndo } from '../../../admin/index.ts';
import { DangerPanel } from './danger-panel.tsx';

interface FactorPanelProps {
  readonly member: StaffMember;
  readonly onReset: () => void;
}

/** For a colleague who has lost the phone. One's own is changed on the security page. */
export function FactorPanel({ member: { id, name }, onReset }: FactorPanelProps) {
  const say = useUndo();
  return (
    <DangerPanel
      title="Second factor"
      button={`Reset the second factor of ${name}`}
      question={`Reset the second factor of ${name}?`}
      consequences={
        <>
          Make sure that it is {name} who asks. The app, passkeys and recovery codes stop working, and every
          device is signed out at once. {name} gets an email, and sets up a new second factor at the next
          sign-in with the password.
        </>
      }
      call={() => api.call(resetFactors, { params: { id } })}
      onDone={() => {
        say({ words: `The second factor of ${name} is reset` });
        onReset();
      }}
    >
      For a colleague who has lost the phone, the passkeys and the recovery codes.
    </DangerPanel>
  );
}
