import type { AdminOrder } from '@ritual/shared/contract';
import { sendMailAgain } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { FormError, TextLink } from '@ritual/shared/ui';
import { Action, Section, useRights, useUndo, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { newId } from '../../../rules/new-id.ts';
import { kindLabel, MailWord } from '../emails/mail-words.tsx';
import { End, Nothing, Quiet, Rows } from '../person/rows.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

interface MailsProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** The mails about the order; one that has left or failed can be sent again, to the address that the order has now. */
export function Mails({ order: { id, mails, email }, change }: MailsProps) {
  const may = useRights();
  const say = useUndo();
  const { busy, problem, act } = useAct();
  const again = (mailId: string, kind: string) =>
    act(mailId, async () => {
      const body = { newId: newId() };
      const sent = await change('Send the email again', () =>
        api.call(sendMailAgain, { params: { id, mailId }, body }),
      );
      if (sent) say({ words: `${kindLabel(kind)} goes to ${email} again` });
    });
  return (
    <Section folds title="Emails">
      {mails.length === 0 && <Nothing>No emails about this order are kept.</Nothing>}
      {problem !== null && <FormError>{problem}</FormError>}
      {mails.length > 0 && (
        <Rows>
          {mails.map(({ id: mailId, kind, state, createdAt, recipient }) => (
            <li key={mailId}>
              <TextLink look="inline" to={adminPaths.mail(mailId)}>
                {kindLabel(kind)}
              </TextLink>
              <MailWord state={state} />
              <Quiet>
                <When at={createdAt} />
                {recipient !== email && <>, to {recipient}</>}
              </Quiet>
              {state !== 'waiting' && email !== '' && may('mails.write') && (
                <End>
                  <Action look="plain" pending={busy === mailId} onClick={() => again(mailId, kind)}>
                    Send again
                  </Action>
                </End>
              )}
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
