import { styled } from 'styled-components';
import { color, tabular, type, weight } from '@ritual/shared/theme';

/** Number of results of a filter option; placed behind its input and grayed out with it. */
export const Count = styled.span`
  ${tabular}
  ${type('label')}
  font-weight: ${weight('regular')};
  color: ${color('text.muted')};
  [aria-disabled='true'] ~ & {
    color: inherit;
  }
`;
