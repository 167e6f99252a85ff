import { useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { payOrderChange } from '@ritual/shared/contract/calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { useRevalidator } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Button, FormError, Notice } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
`;

/** A change that waits for its payment, with the way to pay it; what was changed is in the timeline. */
export function OrderChanges({ order: { id, changes } }: { readonly order: Order }) {
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = changes.find(({ open }) => open);
  if (!waiting) return null;
  const { toPay, payBy, lines } = waiting;

  const pay = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { checkoutUrl } = await api.call(payOrderChange, { params: { id, changeId: waiting.id } });
      if (checkoutUrl !== null) {
        window.location.assign(checkoutUrl);
        return;
      }
      await revalidate();
    } catch (error) {
      report(error, { where: 'payOrderChange' });
      setProblem(errorMessage(error));
      if (isApiError(error) && error.status === 409) await revalidate();
    }
    setBusy(false);
  };
  return (
    <Root>
      <Notice
        tone="warning"
        action={
          <Button size="compact" pending={busy} onClick={() => void pay()}>
            Pay {formatCents(toPay)}
          </Button>
        }
      >
        A change of this order waits for your payment of {formatCents(toPay)}: {lines.join('; ')}.
        {payBy !== null &&
          ` We hold the new pieces until ${formatDateTime(payBy, storeTimeZone)}, Eastern time.`}{' '}
        Until then the order stays as it is.
      </Notice>
      {problem !== null && <FormError>{problem}</FormError>}
    </Root>
  );
}
