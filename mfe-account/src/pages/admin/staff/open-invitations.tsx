import { useState } from 'react';
import { styled } from 'styled-components';
import { staffRoleLabel, type StaffInvitation } from '@ritual/shared/contract';
import { inviteToStaff, withdrawInvitation } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { space, weight } from '@ritual/shared/theme';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import {
  Action,
  Failure,
  role,
  Section,
  StatusWord,
  text,
  useRights,
  useUndo,
  When,
} from '../../../admin/index.ts';
import type { Invitations } from './use-invitations.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  ${text('fact')}
`;

const Email = styled.span`
  font-weight: ${weight('strong')};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  flex: 1 1 240px;
  color: ${role('secondary')};
`;

/** Who is invited and has not come yet. Nothing is drawn without an invitation. */
export function OpenInvitations({ list, error, again }: Invitations) {
  if (error !== null) return <Failure what="The invitations" error={error} onAgain={again} />;
  if (list === null || list.length === 0) return null;
  return (
    <Section title="Invited">
      <List>
        {list.map((each) => (
          <Invited key={each.id} invitation={each} again={again} />
        ))}
      </List>
    </Section>
  );
}

interface InvitedProps {
  readonly invitation: StaffInvitation;
  readonly again: () => void;
}

function Invited({ invitation, again }: InvitedProps) {
  const { id, email, role: staffRole, invitedBy, expiresAt, expired } = invitation;
  const may = useRights();
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const { report } = useHost();
  const [busy, setBusy] = useState(false);
  const act = async (button: string, work: () => Promise<unknown>, words: string) => {
    if (busy) return;
    setBusy(true);
    try {
      if (await confirmed(button, async () => (await work(), true))) say({ words });
    } catch (failure) {
      // Another owner was faster: what is there now is loaded below.
      if (!isApiError(failure, 'INVITATION_NOT_FOUND')) report(failure, { where: 'invitations' });
      say({ words: errorMessage(failure), failed: true });
    }
    setBusy(false);
    again();
  };
  return (
    <Row>
      <Email>{email}</Email>
      {expired && <StatusWord tone="bad">Expired</StatusWord>}
      <Words>
        {staffRoleLabel[staffRole]}
        {invitedBy !== null && `, invited by ${invitedBy}`}; the link {expired ? 'worked' : 'works'} until{' '}
        <When at={expiresAt} />
      </Words>
      {may('staff.write') && (
        <>
          <Action
            pending={busy}
            aria-label={`Send again to ${email}`}
            onClick={() =>
              void act(
                'Send again',
                () => api.call(inviteToStaff, { body: { email, role: staffRole } }),
                `A new link was sent to ${email}; the one before works no longer`,
              )
            }
          >
            Send again
          </Action>
          <Action
            look="danger"
            pending={busy}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() =>
              void act(
                'Withdraw the invitation',
                () => api.call(withdrawInvitation, { params: { id } }),
                `The link of ${email} works no longer`,
              )
            }
          >
            Withdraw
          </Action>
        </>
      )}
      {dialog}
    </Row>
  );
}
