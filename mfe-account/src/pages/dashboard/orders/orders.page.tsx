import { styled } from 'styled-components';
import { orderStatusLabel, type OrderStatus } from '@ritual/shared/kernel';
import { useLoaderData, useNavigate, useSearchParams } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { bareList, space } from '@ritual/shared/theme';
import { ChipLink, EmptyState, PageTitle, Pagination, TextLink } from '@ritual/shared/ui';
import { OrderRow } from '../../../features/orders/order-row.tsx';
import { listAddress, pageSize, readQuery, type loader } from './orders.loader.ts';

export { loader } from './orders.loader.ts';

const Chips = styled.ul`
  ${bareList}
  display: flex;
  gap: ${space(2)};
  margin-block: ${space(5)} ${space(1)};
  /* Scrolls up to the edges of a narrow window; the padding keeps overflow from clipping the focus ring. */
  margin-inline: -${space(4)};
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Pages = styled.div`
  margin-block-start: ${space(6)};
`;

const filters: readonly (OrderStatus | null)[] = [
  null,
  'PENDING',
  'PAID',
  'SHIPPED',
  'DELIVERED',
  'REFUNDED',
];

/** The shopper's orders by state, newest first. */
export function Component() {
  const { content, page, totalElements } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status } = readQuery(search);
  return (
    <>
      <PageTitle>Orders</PageTitle>
      <nav aria-label="Orders by state">
        <Chips>
          {filters.map((filter) => (
            <li key={filter ?? 'all'}>
              <ChipLink to={listAddress(filter)} current={filter === status} preventScrollReset>
                {filter ? orderStatusLabel[filter] : 'All'}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </nav>
      {content.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {totalElements === 0 && (
        <EmptyState
          title={status ? 'No orders in this state.' : 'You have no orders yet.'}
          action={<TextLink to={paths.collections.to()}>Browse products</TextLink>}
        />
      )}
      {totalElements > pageSize && (
        <Pages>
          <Pagination
            page={page}
            size={pageSize}
            total={totalElements}
            onPage={(next) => void navigate(listAddress(status, next))}
          />
        </Pages>
      )}
    </>
  );
}
