import { styled } from 'styled-components';
import type { OrderSummary } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { weight } from '@ritual/shared/theme';
import { role, When, type Column } from '../../../admin/index.ts';
import { ShipByWords } from '../order/ship-by.tsx';
import {
  customerOf,
  FulfillmentWord,
  isBlocked,
  MethodWord,
  PaymentWord,
  saysNothing,
  taskWords,
} from './order-words.tsx';

const Urgent = styled.strong`
  font-weight: ${weight('strong')};
  color: ${role('danger')};
`;

/** What is due; red only where money is lost when it is late. */
export function NextStep(row: Pick<OrderSummary, 'tasks' | 'queues' | 'hold' | 'test'>) {
  const words = taskWords(row);
  return row.tasks.includes('dispute') ? <Urgent>{words}</Urgent> : words;
}

/** Without those that are optional they fit beside the sidebar in a window of 1440 px, with their longest words. */
export const orderColumns: readonly Column<OrderSummary>[] = [
  { id: 'number', title: 'Order', width: 114, grow: 0, names: true, cell: ({ number }) => number },
  {
    ...{ id: 'placed', title: 'Placed', width: 157, grow: 0, sort: 'placed' },
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  { id: 'customer', title: 'Customer', width: 106, grow: 1, cell: customerOf },
  { id: 'email', title: 'Email', width: 200, grow: 1, optional: true, cell: ({ email }) => email || '–' },
  { id: 'to', title: 'Ship to', width: 126, grow: 1, cell: ({ city, state }) => `${city}, ${state}` },
  {
    id: 'pieces',
    title: 'Pieces',
    width: 56,
    grow: 0,
    align: 'end',
    optional: true,
    cell: (row) => row.pieces,
  },
  {
    ...{ id: 'payment', title: 'Payment', width: 110, grow: 0, fixed: true },
    cell: ({ payment }) => <PaymentWord payment={payment} />,
  },
  {
    ...{ id: 'fulfillment', title: 'Parcels', width: 105, grow: 0, fixed: true },
    cell: (row) => (saysNothing(row) ? '–' : <FulfillmentWord {...row} short />),
  },
  {
    ...{ id: 'method', title: 'Shipping', width: 80, grow: 0 },
    cell: (row) => (row.shipBy === null ? '–' : <MethodWord {...row} />),
  },
  {
    ...{ id: 'shipBy', title: 'Ship by', width: 90, grow: 0, sort: 'shipBy', sortsUp: true },
    cell: (row) => (row.shipBy === null || isBlocked(row) ? '–' : <ShipByWords day={row.shipBy} short />),
  },
  { id: 'next', title: 'Next step', width: 134, grow: 1, cell: (row) => <NextStep {...row} /> },
  {
    id: 'tags',
    title: 'Tags',
    width: 120,
    grow: 1,
    optional: true,
    cell: ({ tags }) => tags.join(', ') || '–',
  },
  {
    ...{ id: 'refunded', title: 'Refunded', width: 100, grow: 0, align: 'end', optional: true },
    cell: ({ refunded }) => (refunded === 0 ? '–' : formatCents(refunded)),
  },
  {
    ...{ id: 'total', title: 'Total', width: 86, grow: 0, align: 'end', sort: 'total', sortsDown: true },
    cell: ({ total }) => formatCents(total),
  },
];
