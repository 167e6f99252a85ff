import { Link } from '@ritual/shared/routing';
import { underlineOffset } from '@ritual/shared/theme';
import { styled } from 'styled-components';
import { useRights } from '../../admin/index.ts';
import { adminPaths } from '../../admin/paths.ts';

const Linked = styled(Link)`
  text-decoration: underline;
  ${underlineOffset}
`;

interface OrderLinkProps {
  readonly number: string | null;
  /** Its id, if it is known; else the number is searched for. */
  readonly orderId?: string | null;
}

/** The number of an order leads to its page, or to the search for it. */
export function OrderLink({ number, orderId = null }: OrderLinkProps) {
  const may = useRights();
  if (number === null) return '–';
  if (!may('orders.read')) return number;
  const search = `${adminPaths.orders}?q=${encodeURIComponent(number)}`;
  return <Linked to={orderId === null ? search : adminPaths.order(orderId)}>{number}</Linked>;
}
