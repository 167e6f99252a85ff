import { useNavigate } from '@ritual/shared/routing';
import type { StaffMember } from '@ritual/shared/contract';
import { removeFromStaff } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useHere, useUndo } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { DangerPanel } from './danger-panel.tsx';

/** The way out: one action that ends what the person had here. */
export function RemovePanel({ member: { id, name, you } }: { readonly member: StaffMember }) {
  const say = useUndo();
  const navigate = useNavigate();
  const isHere = useHere();
  return (
    <DangerPanel
      title="Leaving"
      button={`Remove ${name} from the staff`}
      question={`Remove ${name}?`}
      consequences={
        <>
          Every login ends at once. To work here again {you ? 'you need' : `${name} needs`} another
          invitation.
        </>
      }
      call={() => api.call(removeFromStaff, { params: { id } })}
      onDone={async () => {
        say({ words: `${name} is not on the staff any more` });
        if (isHere()) await navigate(adminPaths.staff);
      }}
    >
      {you ? 'You are' : `${name} is`} signed out on every device at once, and keys of the admin area end. The
      account stays a shopper’s.
    </DangerPanel>
  );
}
