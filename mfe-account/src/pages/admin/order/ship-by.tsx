import { styled } from 'styled-components';
import { weight } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { shipByWords, type ShipBy } from '../../../rules/ship-by-words.ts';

const Words = styled.span<{ $due: ShipBy['due'] }>`
  ${text('label')}
  font-weight: ${({ $due }) => weight($due === 'later' ? 'regular' : 'strong')};
  color: ${({ $due }) => role($due === 'later' ? 'secondary' : 'warn-text')};
`;

interface ShipByProps {
  /** A day of the store. */
  readonly day: string;
  /** In a list the title of the column says what the date is. */
  readonly short?: boolean;
}

/** By when an order has to have left; it stands out when that is today, or has passed. */
export function ShipByWords({ day, short = false }: ShipByProps) {
  const words = shipByWords(day);
  return <Words $due={words.due}>{short ? words.short : words.long}</Words>;
}
