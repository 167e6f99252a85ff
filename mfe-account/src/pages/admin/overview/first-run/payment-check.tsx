import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Opening } from '@ritual/shared/contract';
import { checkPaymentAccount, checkPaymentEvent } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { bareList, space } from '@ritual/shared/theme';
import { Action, fullTime, role, text, useRights, useUndo } from '../../../../admin/index.ts';
import { accountGood, accountProblems, eventState, eventWords } from '../../../../rules/payment-words.ts';

const Findings = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(1)};
  max-width: 68ch;
  margin-block: ${space(2)};
  ${text('label')}
  color: ${role('secondary')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface PaymentCheckProps {
  readonly opening: Opening;
  /** Something was asked for: the opening is another one now. */
  readonly onChecked: () => void;
}

/** What was found with the payment keys, and the two checks: what the account may do, and whether the provider's messages arrive. */
export function PaymentCheck({ opening: { payments, paymentKeys }, onChecked }: PaymentCheckProps) {
  const may = useRights()('settings.write');
  const say = useUndo();
  const [busy, setBusy] = useState<'account' | 'event' | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const event = payments?.event ?? null;
  const waits = eventState(event, now) === 'waiting';
  // Its arrival is noted by the server; the page looks until it is there, or too late.
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      onChecked();
    }, 2_000);
    return () => clearInterval(timer);
  }, [waits, onChecked]);
  if (payments === undefined || paymentKeys === 'none') return null;
  const { account } = payments;
  const check = async (what: 'account' | 'event') => {
    if (busy !== null) return;
    setBusy(what);
    try {
      await api.call(what === 'account' ? checkPaymentAccount : checkPaymentEvent, {});
      setNow(Date.now());
      onChecked();
    } catch (caught) {
      say({ words: `The check failed: ${errorMessage(caught)}`, failed: true });
    } finally {
      setBusy(null);
    }
  };
  const problems = account === null ? [] : accountProblems(account);
  return (
    <>
      <Findings aria-label="What was found with the payment keys" role="list">
        {account === null ? (
          <li>What the account of these keys may do has not been checked.</li>
        ) : (
          <>
            {problems.length === 0 && <li>{accountGood(account)}</li>}
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            <li>The account was read {fullTime(account.at)}.</li>
          </>
        )}
        <li role="status">{eventWords(event, now)}</li>
      </Findings>
      {may && (
        <Ways>
          <Action pending={busy === 'account'} onClick={() => void check('account')}>
            Check the account
          </Action>
          <Action pending={busy === 'event'} waits={waits} onClick={() => void check('event')}>
            Check the webhook
          </Action>
        </Ways>
      )}
    </>
  );
}
