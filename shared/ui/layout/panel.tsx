import { styled } from 'styled-components';
import { border, color, radius, space } from '@ritual/shared/theme';

/** A box for one topic. `$look`: `line` white with a hairline (admin), `filled` on ink 100 (summaries). */
export const Panel = styled.section<{ $look?: 'line' | 'filled' }>`
  padding: ${space(6)};
  border-radius: ${radius('panel')};
  ${({ $look = 'line' }) =>
    $look === 'line'
      ? `background: ${color('surface.page')}; border: ${border('border.hairline')};`
      : `background: ${color('surface.panel')}; border-radius: 0; padding: ${space(7)};`}
`;
