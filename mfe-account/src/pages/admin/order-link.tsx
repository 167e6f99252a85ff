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
  /** The account that placed it, if it is known. */
  readonly userId?: string | null;
}

/** The number of an order leads to who placed it: to the person, or to the search for them. */
export function OrderLink({ number, userId = null }: OrderLinkProps) {
  const may = useRights();
  if (number === null) return '–';
  if (!may('people.read')) return number;
  const search = `${adminPaths.people}?q=${encodeURIComponent(number)}`;
  return <Linked to={userId === null ? search : adminPaths.person(userId)}>{number}</Linked>;
}
