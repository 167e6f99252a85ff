import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import {
  border,
  borderWidth,
  color,
  elevation,
  layout,
  media,
  radius,
  space,
  tabular,
  type,
  weight,
  z,
} from '@ritual/shared/theme';
import type { SearchLook } from './search-field.ts';

const picture = 48;
const panelWidth = 480;

const places: Record<SearchLook, string> = {
  // Positioned at the navbar's lower edge: half the navbar's height below the field's center.
  line: `inset: calc(50% + ${space(7.5)} + ${borderWidth('hairline')}) 0 auto auto;`,
  row: `inset: calc(50% + ${space(6.5)} + ${space(0.5)} + ${borderWidth('hairline')}) 0 auto;`,
  box: `inset: calc(100% + ${space(1)}) 0 auto;`,
};

export const Panel = styled.div<{ $look: SearchLook }>`
  position: absolute;
  z-index: ${z('nav')};
  ${({ $look }) => places[$look]}
  width: ${({ $look }) => ($look === 'line' ? String(panelWidth) + 'px' : 'auto')};
  max-height: calc(100dvh - ${String(layout.bannerHeight.lg + layout.navHeight.lg + layout.gutter.sm)}px);
  padding-block: ${space(2)} 0;
  border: ${border('border.divider')};
  border-radius: ${radius('panel')};
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  box-shadow: ${elevation('toast')};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const Option = styled(Link)`
  display: grid;
  grid-template-columns: ${String(picture)}px 1fr auto;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(2, 4)};
  ${type('name')}
  font-weight: ${weight('regular')};
  b {
    font-weight: ${weight('chosen')};
  }
  &[aria-selected='true'] {
    background: ${color('surface.panel')};
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface.panel')};
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${borderWidth('selected')} solid Highlight;
      outline-offset: -${borderWidth('selected')};
    }
  }
`;

export const SuggestionPrice = styled.span`
  ${type('price')}
  ${tabular}
`;

/** A collection or a category: styled as a product without a picture. */
export const Place = styled(Option)`
  grid-template-columns: 1fr auto;
  min-height: ${layout.controlHeight.base}px;
`;

export const Kind = styled.span`
  ${type('small')}
  color: ${color('text.secondary')};
`;

export const All = styled(Option)`
  grid-template-columns: 1fr auto;
  min-height: ${layout.controlHeight.base}px;
  margin-block-start: ${space(2)};
  border-block-start: ${border('border.hairline')};
  ${type('small')}
  font-weight: ${weight('label')};
  overflow-wrap: anywhere;
`;

export const Words = styled.p`
  padding: ${space(3, 4)};
  ${type('small')}
  color: ${color('text.secondary')};
`;
