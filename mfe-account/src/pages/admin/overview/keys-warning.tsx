import { getOpening } from '@ritual/shared/contract/admin-calls';
import { Notice } from '@ritual/shared/ui';
import { conditionalCall, Section } from '../../../admin/index.ts';
import { keysWarning } from '../../../rules/payment-words.ts';
import { PaymentCheck } from './first-run/payment-check.tsx';
import { usePart } from './use-part.ts';

const ask = (signal: AbortSignal) => conditionalCall(getOpening, {}, { signal });

/** Above the overview of an opened shop, for as long as its payment keys bring no money, or have not been checked. */
export function KeysWarning() {
  const { data, again } = usePart({ key: 'payment keys', ask, live: false });
  const words = data && keysWarning(data, Date.now());
  if (!data || !words) return null;
  return (
    <Section title="Payments">
      <Notice tone="warning">{words}</Notice>
      {data.paymentKeys === 'live' && <PaymentCheck opening={data} onChecked={again} />}
    </Section>
  );
}
