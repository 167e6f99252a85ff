import type { Order } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { formatCents, policyOf, refundWords } from '@ritual/shared/kernel';
import { DescriptionList } from '@ritual/shared/ui';

/** In the summary: the amount refunded, or being refunded. */
export function MoneyBack({ order }: { readonly order: Pick<Order, 'status' | 'total' | 'refunded'> }) {
  const { status, total, refunded } = order;
  const policy = policyOf(useShop());
  if (refunded > 0) return <DescriptionList items={[{ term: 'Refunded', value: formatCents(refunded) }]} />;
  if (status !== 'REFUNDED' || total === 0) return null;
  return <p>{`${formatCents(total)} goes back to you. ${refundWords(policy)}`}</p>;
}
