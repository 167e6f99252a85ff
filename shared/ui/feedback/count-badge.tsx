import { styled } from 'styled-components';
import { color, radius, space, tabular, type } from '@ritual/shared/theme';

export interface CountBadgeProps {
  readonly count: number;
}

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: ${space(1)};
  border-radius: ${radius('pill')};
  background: ${color('badge.count')};
  color: ${color('text.onDark')};
  ${type('count')}
  ${tabular}
`;

/** Number of items in the bag. Decorative: the control around it has the number in its name. Renders nothing for 0. */
export function CountBadge({ count }: CountBadgeProps) {
  return count > 0 ? <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count> : null;
}
