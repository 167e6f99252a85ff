import { styled } from 'styled-components';
import { useLoaderData } from '@ritual/shared/routing';
import { FormError, Notice } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  DetailColumns,
  Facts,
  role,
  Section,
  text,
  usePlace,
  useRights,
  When,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { OrderLink } from '../order-link.tsx';
import type { loader } from './email.loader.ts';
import { deliveryText, kindLabel, MailWord, orderOf } from './mail-words.tsx';
import { useMail } from './use-mail.ts';

export { loader } from './email.loader.ts';

/** The text as sent: its line breaks are kept, and a narrow window wraps its lines. */
const Words = styled.pre`
  margin: 0;
  ${text('body')}
  font-family: inherit;
  color: ${role('text')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One mail: its state, its text, and a button to resend one that failed. */
export function Component() {
  const mail = useLoaderData<typeof loader>();
  // What went wrong with one is not said of the next.
  return <Mail key={mail.id} mail={mail} />;
}

function Mail({ mail }: { readonly mail: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const may = useRights();
  const { back, place } = usePlace('emails', adminPaths.mails, mail.id);
  const { busy, problem, sendAgain, save } = useMail(mail);
  const { recipient, subject, kind, state, createdAt, lastError, retryable, text: words } = mail;
  return (
    <AdminPage
      title={subject}
      badge={<MailWord state={state} />}
      crumb={{ label: 'All emails', to: back }}
      place={place}
      actions={
        <>
          <Action onClick={save}>Save as HTML</Action>
          {retryable && may('mails.write') && (
            <Action look="filled" pending={busy} onClick={() => void sendAgain()}>
              Send again
            </Action>
          )}
        </>
      }
    >
      {lastError !== null && state !== 'sent' && <Notice tone="error">{lastError}</Notice>}
      {state === 'failed' && !retryable && (
        <Notice>
          Its link was forgotten when it was given up, so it cannot be sent again. The person can ask for a
          new one.
        </Notice>
      )}
      {problem !== null && <FormError>{problem}</FormError>}
      <DetailColumns>
        <div>
          <Section title="Text">
            <Words>{words}</Words>
          </Section>
        </div>
        <div>
          <Section title="About this email">
            <Facts
              items={[
                { term: 'To', value: recipient },
                { term: 'About', value: kindLabel(kind) },
                { term: 'Order', value: <OrderLink number={orderOf(mail)} /> },
                { term: 'Written', value: <When at={createdAt} /> },
                { term: 'State', value: deliveryText(mail) },
              ]}
            />
          </Section>
        </div>
      </DetailColumns>
    </AdminPage>
  );
}
