import { styled } from 'styled-components';
import { bareList, belowFold, media, responsive, layout } from '@ritual/shared/theme';

/** A list of cards (`<li>` each): 2 in a row, 3 from 576 px on, then 3 or 4. */
export const ProductGrid = styled.ul<{ $columns?: 3 | 4 }>`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${responsive('gap', layout.gridGap)}
  ${responsive('row-gap', { base: layout.gridRowGap.base, lg: layout.gridRowGap.lg })}
  & > :nth-child(n + 7) {
    ${belowFold(360)}
  }
  ${media.belowSm} {
    & > :nth-child(n + 5) {
      ${belowFold(360)}
    }
  }
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));
  }
`;
