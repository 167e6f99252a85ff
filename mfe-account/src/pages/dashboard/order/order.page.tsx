import { useRef } from 'react';
import { styled } from 'styled-components';
import { OrderSummary } from '@ritual/shared/blocks';
import { formatDate } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { color, media, screenOnly, space, type } from '@ritual/shared/theme';
import { ArrowLeftIcon, Notice, PageTitle, TextLink } from '@ritual/shared/ui';
import { OrderBadge } from '../../../features/orders/order-badge.tsx';
import { MoneyBack } from './components/money-back.tsx';
import { AwaitingPayment } from './components/awaiting-payment.tsx';
import { OrderDelay } from './components/order-delay.tsx';
import { OrderChanges } from './components/order-changes.tsx';
import { OrderActions } from './components/order-actions.tsx';
import { OrderItems } from './components/order-items.tsx';
import { OrderReturns } from './components/order-returns.tsx';
import { OrderSection } from './components/order-section.tsx';
import { OrderShipment, parcelsOf } from './components/order-shipment.tsx';
import { OrderTimeline } from './components/order-timeline.tsx';
import { OrderReviews } from './components/reviews/order-reviews.tsx';
import type { loader } from './order.loader.ts';

export { loader } from './order.loader.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3, 4)};
  margin-block-start: ${space(3)};
`;

const Back = styled(TextLink)`
  ${screenOnly}
`;

/** Does not wrap if a line has space for it, even with large text. */
const Number = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Made = styled.p`
  margin-block: ${space(2)} ${space(7)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    gap: ${space(11)};
  }
`;

const Sections = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Address = styled.address`
  font-style: normal;
  color: ${color('text.secondary')};
`;

/** One order: items, address, totals, and history. */
export function Component() {
  const { order, reviews } = useLoaderData<typeof loader>();
  const title = useRef<HTMLHeadingElement>(null);
  // Gets the focus when the focused button is gone.
  const toTitle = () => title.current?.focus();
  const { number, createdAt, status, items, timeline, shippingAddress: to } = order;
  return (
    <>
      <Back look="quiet" to={paths.orders.to()} icon={<ArrowLeftIcon size={16} />}>
        Orders
      </Back>
      <Head>
        <PageTitle look="h1" ref={title}>
          Order <Number>{`#${number}`}</Number>
        </PageTitle>
        <OrderBadge order={order} />
      </Head>
      <Made>
        Placed on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Made>
      {order.test && (
        <Notice tone="warning">This is a TEST order: no money moved, and nothing is sent.</Notice>
      )}
      <OrderDelay order={order} onAnswered={toTitle} />
      <OrderChanges order={order} />
      {status === 'PENDING' ? (
        <AwaitingPayment order={order} onCanceled={toTitle} />
      ) : (
        <OrderActions order={order} onDone={toTitle} />
      )}
      <Columns>
        <Sections>
          <OrderSection title="Items">
            <OrderItems items={items} />
          </OrderSection>
          {reviews?.length !== 0 && (
            <OrderSection title="Your reviews">
              <OrderReviews order={order} lines={reviews} />
            </OrderSection>
          )}
          {order.returns.length > 0 && (
            <OrderSection title="Returns">
              <OrderReturns order={order} />
            </OrderSection>
          )}
          {parcelsOf(order).length > 0 && (
            <OrderSection title={order.parcels.length > 1 ? 'Parcels' : 'Shipment'}>
              <OrderShipment order={order} />
            </OrderSection>
          )}
          <OrderSection title="Shipping address">
            <Address>
              {to.recipientName}
              <br />
              {to.street}
              <br />
              {`${to.city}, ${to.state} ${to.zip ?? ''}`}
            </Address>
          </OrderSection>
          <OrderSection title="Timeline">
            <OrderTimeline events={timeline} />
          </OrderSection>
        </Sections>
        <OrderSummary totals={order}>
          <MoneyBack order={order} />
        </OrderSummary>
      </Columns>
    </>
  );
}
