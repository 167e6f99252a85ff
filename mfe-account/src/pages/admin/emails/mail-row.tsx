import { styled } from 'styled-components';
import type { MailSummary } from '@ritual/shared/contract';
import { formatDateTime } from '@ritual/shared/kernel';
import { border, color, media, space, tabular, type } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { adminPaths } from '../admin-paths.ts';

import { deliveryText, kindLabel, MailBadge } from './mail-words.tsx';

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
  border-block-end: ${border('border.divider')};
  overflow-wrap: anywhere;
  ${media.lg} {
    grid-template-columns: 88px minmax(0, 1fr) minmax(0, 300px);
    gap: ${space(5)};
  }
`;

const Small = styled.p`
  ${type('small')}
  ${tabular}
  color: ${color('text.secondary')};
`;

const To = styled(Small)`
  margin-block-start: ${space(1)};
`;

const Problem = styled(Small)`
  color: ${color('text.error')};
`;

/** One mail of the list: subject, recipient and state. */
export function MailRow({ mail }: { readonly mail: MailSummary }) {
  const { id, subject, recipient, kind, state, lastError, createdAt } = mail;
  return (
    <Row>
      <div>
        <MailBadge state={state} />
      </div>
      <div>
        <TextLink to={adminPaths.mail(id)}>{subject}</TextLink>
        <To>
          To {recipient} · {kindLabel(kind)}
        </To>
      </div>
      <div>
        <Small>Written {formatDateTime(createdAt)}</Small>
        <Small>{deliveryText(mail)}</Small>
        {lastError !== null && state !== 'sent' && <Problem>{lastError}</Problem>}
      </div>
    </Row>
  );
}
