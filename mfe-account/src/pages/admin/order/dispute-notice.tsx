import type { AdminOrder } from '@ritual/shared/contract';
import { Notice } from '@ritual/shared/ui';
import { When } from '../../../admin/index.ts';
import { undecidedDispute } from '../../../rules/order-actions.ts';

/** What a bank that has not decided yet stops, and until when it must be answered. */
export function DisputeNotice({ order }: { readonly order: AdminOrder }) {
  const state = undecidedDispute(order);
  if (state === null) return null;
  const isAsked = order.disputes.some(({ needsAnswer }) => needsAnswer);
  const [dueBy] = order.disputes
    .flatMap((each) => (each.needsAnswer && each.dueBy !== null ? [each.dueBy] : []))
    .toSorted();
  return (
    <Notice tone="warning">
      {state === 'open'
        ? 'The customer’s bank disputes this payment: no parcel leaves and no money goes back until it has decided.'
        : isAsked
          ? 'The customer’s bank asks about this payment: no parcel leaves until it is answered.'
          : 'The customer’s bank asks about this payment and has its answer: no parcel leaves until it has decided.'}
      {dueBy !== undefined && (
        <>
          {' '}
          <strong>
            Answer it by <When at={dueBy} />.
          </strong>
        </>
      )}
    </Notice>
  );
}
