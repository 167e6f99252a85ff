import type { AdminOrder } from '@ritual/shared/contract';
import { Notice } from '@ritual/shared/ui';
import { When } from '../../../admin/index.ts';

/** That the order may become another one: who packs it should know before it leaves. */
export function WaitingChange({ order: { changes } }: { readonly order: AdminOrder }) {
  const waiting = changes.find(({ state }) => state === 'OPEN');
  if (!waiting) return null;
  const { lines, payBy } = waiting;
  return (
    <Notice tone="warning">
      A change of this order waits for its payment: {lines.join('; ')}.{' '}
      {payBy !== null && (
        <>
          It can be paid until <When at={payBy} />.{' '}
        </>
      )}
      What leaves before that leaves as it was ordered.
    </Notice>
  );
}
