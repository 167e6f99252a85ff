import { styled } from 'styled-components';
import type { Order, OrderReturn } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import {
  formatDate,
  policyOf,
  refundsTakeWords,
  returnReasonLabel,
  shownReturn,
  withinRefundDays,
  withinReplyHours,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import { bareList, color, space, type } from '@ritual/shared/theme';
import { ReturnPieces } from './return-pieces.tsx';
import { Badge, Panel, type BadgeTone } from '@ritual/shared/ui';

type Paid = Pick<Order, 'total' | 'refunded'>;

const tones: Readonly<Record<OrderReturn['status'], BadgeTone>> = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  RECEIVED: 'info',
  REFUNDED: 'success',
  REJECTED: 'error',
};

/** The next step, in every state. */
const next: Readonly<
  Record<OrderReturn['status'], (writeTo: string, order: Paid, policy: ShopPolicy) => string>
> = {
  REQUESTED: (_, __, policy) => `We look at it and reply${withinReplyHours(policy)}.`,
  APPROVED: (_, __, { freeReturns }) =>
    `${freeReturns ? 'We have sent you a prepaid label. ' : ''}Pack the pieces unworn, with their tags.`,
  RECEIVED: (_, { total, refunded }, policy) =>
    `We look at the pieces${refunded < total ? ' and refund you' : ''}${withinRefundDays(policy)}.`,
  REFUNDED: (_, { total }, policy) =>
    total === 0
      ? 'We have taken it back. The order cost nothing, so there is nothing to refund.'
      : refundsTakeWords(policy) || 'We have refunded it.',
  REJECTED: (writeTo) => `We could not take it back. Questions? Write to ${writeTo}.`,
};

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(4)};
`;

const Head = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  ${type('bodyStrong')}
`;

const Lines = styled.ul`
  ${bareList}
  margin-block: ${space(2)};
  color: ${color('text.secondary')};
`;

const Words = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The returns of the order, newest first, with their states. */
export function OrderReturns({ order }: { readonly order: Pick<Order, 'items' | 'returns'> & Paid }) {
  const shop = useShop();
  return (
    <List>
      {order.returns.map((returned) => {
        const { id, status, createdAt, lines, note, reply, pieces, exchanges } = returned;
        return (
          <Panel as="li" key={id}>
            <Head>
              <span>
                Requested on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </span>
              <Badge tone={tones[status]}>{shownReturn(returned)}</Badge>
            </Head>
            <Lines>
              {lines.map(({ orderItemId, quantity, reason }, index) => (
                <li key={index}>
                  {`${quantity} × ${nameOf(order.items, orderItemId)} · ${returnReasonLabel[reason]}`}
                </li>
              ))}
            </Lines>
            {note !== '' && <Words>{`“${note}”`}</Words>}
            {reply !== '' && <Words>{`We write: “${reply}”`}</Words>}
            <ReturnPieces items={order.items} pieces={pieces} exchanges={exchanges} />
            {pieces.length === 0 && (
              <Words>
                {status === 'APPROVED' && reply !== ''
                  ? 'Pack the pieces unworn, with their tags.'
                  : next[status](shop?.facts?.email ?? 'us', order, policyOf(shop))}
              </Words>
            )}
          </Panel>
        );
      })}
    </List>
  );
}

const nameOf = (items: Order['items'], id: string) =>
  items.find((item) => item.id === id)?.productName ?? 'Item';
