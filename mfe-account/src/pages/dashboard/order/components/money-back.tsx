import type { Order } from '@ritual/shared/contract';
import { formatCents, policy } from '@ritual/shared/kernel';
import { DescriptionList } from '@ritual/shared/ui';

/** In the summary: the amount refunded, or being refunded. */
export function MoneyBack({ order }: { readonly order: Pick<Order, 'status' | 'total' | 'refunded'> }) {
  const { status, total, refunded } = order;
  if (refunded > 0) return <DescriptionList items={[{ term: 'Refunded', value: formatCents(refunded) }]} />;
  if (status !== 'REFUNDED' || total === 0) return null;
  return (
    <p>{`${formatCents(total)} goes back to you. It takes ${policy.returns.refundDays} business days until you see it.`}</p>
  );
}
