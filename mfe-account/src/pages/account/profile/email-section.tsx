import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormDialog } from '@ritual/shared/blocks';
import type { User } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { resendVerification, updateMe } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores } from '@ritual/shared/state';
import { space, type, weight } from '@ritual/shared/theme';
import { Badge, Button, ButtonRow, Notice } from '@ritual/shared/ui';
import { AccountSection, Narrow } from '../../../features/account/account-section.tsx';
import { EmailDialog } from './email-dialog.tsx';

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  ${type('bodyStrong')}
  font-weight: ${weight('strong')};
  overflow-wrap: anywhere;
`;

/** The email of the account, whether it is confirmed, and a new one that waits for confirmation. */
export function EmailSection({ user }: { readonly user: User }) {
  const { email, emailVerified, pendingEmail } = user;
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const dialog = useFormDialog();
  const [sending, setSending] = useState(false);

  const failed = (error: unknown) => {
    report(error);
    toasts.getState().show({ text: errorMessage(error), tone: 'error' });
  };
  const sendAgain = async (to: string) => {
    setSending(true);
    try {
      await api.call(resendVerification, { body: { email: to } });
      toasts.getState().show({ text: `A new link is on its way to ${to}.`, tone: 'success' });
    } catch (error) {
      failed(error);
    } finally {
      setSending(false);
    }
  };
  const again = (to: string) => (
    <Button variant="text" pending={sending} pendingText="Sending…" onClick={() => void sendAgain(to)}>
      Send again
    </Button>
  );

  return (
    <AccountSection title="Email address" intro="You sign in with it, and order confirmations go to it.">
      <Address>
        {email} {emailVerified && <Badge tone="success">Confirmed</Badge>}
      </Address>
      <Narrow>
        {!emailVerified && (
          <Notice tone="warning" action={again(email)}>
            Please confirm this address: open the link that we sent to it.
          </Notice>
        )}
        {pendingEmail !== null && (
          <Notice tone="info" action={again(pendingEmail)}>
            We sent a link to <strong>{pendingEmail}</strong>. Your address changes when you open it.
          </Notice>
        )}
        <ButtonRow>
          <Button variant="outline" onClick={() => dialog.open(undefined)}>
            Change email
          </Button>
        </ButtonRow>
      </Narrow>
      <EmailDialog
        user={user}
        open={dialog.opening?.open ?? false}
        onClose={dialog.close}
        onSend={async (change) => {
          await dialog.save(() => api.call(updateMe, { body: change }), failed);
          await revalidate();
        }}
      />
    </AccountSection>
  );
}
