import { styled } from 'styled-components';
import {
  bareButton,
  border,
  breakpoints,
  color,
  controlHeight,
  focusRingField,
  media,
  radius,
  space,
  transition,
  type,
} from '@ritual/shared/theme';

/** `line` in the navbar, `box` wherever the field stands alone. */
export type SearchLook = 'line' | 'box';

const width = { resting: 200, focused: 320, least: 96 } as const;

/** Below this the focused field does not fit beside the links: they step back while it is in use. */
export const crowded = `@media (min-width: ${String(breakpoints.lg)}px) and (max-width: 1519.98px)`;

/** Keeps the field's resting room, so that it can grow over its neighbours without moving them. */
export const SearchRoom = styled.div<{ $look: SearchLook }>`
  position: relative;
  ${({ $look }) =>
    $look === 'line'
      ? `flex: 0 1 ${String(width.resting)}px; min-width: ${String(width.least)}px; height: 40px;`
      : 'flex: 1; width: 100%;'}
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
  box: `
    height: ${controlHeight('base')};
    border: ${border('border.control')};
    border-radius: ${radius('control')};
    padding-inline: ${space(4, 2)};
    background: ${color('surface.page')};
    &:focus-within { border-color: ${color('border.strong')}; ${focusRingField} }
  `,
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
  height: 40px;
`;

export const SearchLabel = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const SearchInput = styled.input<{ $look: SearchLook }>`
  width: 100%;
  border: 0;
  padding: ${space(2)};
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
      outline: 2px solid Highlight;
    }
  }
`;
