import { styled } from 'styled-components';
import { color, tabular, type, weight } from '@ritual/shared/theme';

/** How many things a choice of a filter would leave; stands behind its input and is greyed out with it. */
export const Count = styled.span`
  ${tabular}
  ${type('label')}
  font-weight: ${weight('regular')};
  color: ${color('text.muted')};
  [aria-disabled='true'] ~ & {
    color: inherit;
  }
`;
