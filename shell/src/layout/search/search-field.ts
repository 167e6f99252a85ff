import { styled } from 'styled-components';
import {
  bareButton,
  border,
  borderWidth,
  color,
  controlHeight,
  focusRingField,
  fromWidth,
  media,
  radius,
  space,
  transition,
  type,
} from '@ritual/shared/theme';

/** `line` in the navbar, `row` in its place on small screens, `box` where the field stands by itself. */
export type SearchLook = 'line' | 'row' | 'box';

const width = { resting: 200, focused: 320, least: 72 } as const;

/** Window width from which the focused field fits beside the links. */
const fitsFrom = 1520;

/** Below that width, the links are hidden while the field is in use. */
export const crowded = `@media ${fromWidth('lg')} and (max-width: ${String(fitsFrom - 0.02)}px)`;

/** Reserves the field's unfocused width, so that it can grow over its neighbors without moving them. */
export const SearchSlot = styled.div<{ $look: SearchLook }>`
  position: relative;
  ${({ $look }) =>
    $look === 'line'
      ? `flex: 0 1 ${String(width.resting)}px; min-width: ${String(width.least)}px; height: ${controlHeight('small')};`
      : 'flex: 1; width: 100%;'}
`;

const framed = (size: 'base' | 'compact') => `
  height: ${controlHeight(size)};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  padding-inline: ${space(4, 2)};
  background: ${color('surface.page')};
  &:focus-within { border-color: ${color('border.strong')}; ${focusRingField} }
`;

const looks: Record<SearchLook, string> = {
  line: `
    position: absolute;
    inset: 0 0 0 auto;
    width: 100%;
    border-block-end: ${border('border.control')};
    background: ${color('surface.page')};
    ${transition(['width', 'border-color'], 'base')}
    &:focus-within { width: ${String(width.focused)}px; border-block-end-color: ${color('border.strong')}; }
  `,
  row: framed('compact'),
  box: framed('base'),
};

export const SearchForm = styled.form<{ $look: SearchLook }>`
  display: flex;
  align-items: center;
  color: ${color('text.secondary')};
  ${({ $look }) => looks[$look]}
`;

export const SubmitSign = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: ${controlHeight('small')};
`;

export const SearchLabel = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const SearchInput = styled.input<{ $look: SearchLook }>`
  width: 100%;
  border: 0;
  padding: ${space(2, 0, 2, 2)};
  background: none;
  color: ${color('text.primary')};
  ${({ $look }) => type($look === 'line' ? 'small' : 'field')}
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &:focus-visible {
      outline: ${borderWidth('selected')} solid Highlight;
    }
  }
`;
