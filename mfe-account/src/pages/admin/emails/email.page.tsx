import { styled } from 'styled-components';
import { formatDateTime } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { border, color, space, type } from '@ritual/shared/theme';
import {
  ArrowLeftIcon,
  Button,
  ButtonRow,
  DescriptionList,
  FormError,
  Notice,
  Panel,
  TextLink,
} from '@ritual/shared/ui';
import { adminPaths } from '../admin-paths.ts';
import { AdminHead } from '../admin-head.tsx';
import type { loader } from './email.loader.ts';
import { deliveryText, kindLabel, MailBadge } from './mail-words.tsx';
import { useMail } from './use-mail.ts';

export { loader } from './email.loader.ts';

const Back = styled.p`
  margin-block-end: ${space(4)};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** The text as sent: its line breaks are kept, and a narrow window wraps its lines. */
const Words = styled.pre`
  padding-block-start: ${space(4)};
  border-block-start: ${border('border.hairline')};
  ${type('bodyS')}
  color: ${color('text.primary')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-block-end: ${space(4)};
  ${type('h3')}
`;

/** One mail: its state, its text, and a button to resend one that failed. */
export function Component() {
  const mail = useLoaderData<typeof loader>();
  const { busy, problem, sendAgain, save } = useMail(mail);
  const { recipient, subject, kind, state, createdAt, lastError, retryable, text } = mail;
  return (
    <>
      <Back>
        <TextLink to={adminPaths.mails}>
          <ArrowLeftIcon size={16} /> All emails
        </TextLink>
      </Back>
      <AdminHead title={subject}>
        To {recipient} <MailBadge state={state} />
      </AdminHead>
      <Body>
        <Panel aria-label="State">
          <DescriptionList
            items={[
              { term: 'About', value: kindLabel(kind) },
              { term: 'Written', value: formatDateTime(createdAt) },
              { term: 'State', value: deliveryText(mail) },
            ]}
          />
        </Panel>
        {lastError !== null && state !== 'sent' && <Notice tone="error">{lastError}</Notice>}
        {state === 'failed' && !retryable && (
          <Notice>
            Its link was forgotten when it was given up, so it cannot be sent again. The person can ask for a
            new one.
          </Notice>
        )}
        {problem !== null && <FormError>{problem}</FormError>}
        <ButtonRow>
          {retryable && (
            <Button pending={busy} onClick={() => void sendAgain()}>
              Send again
            </Button>
          )}
          <Button variant="outline" onClick={save}>
            Save as HTML
          </Button>
        </ButtonRow>
        <Panel aria-labelledby="mail-text">
          <Title id="mail-text">Text</Title>
          <Words>{text}</Words>
        </Panel>
      </Body>
    </>
  );
}
