import { keyframes, styled } from 'styled-components';
import { borderWidth, media, radius, space, tabular, weight } from '@ritual/shared/theme';
import { measures, phone, role, text } from '../theme/index.ts';

/** The panel of a table; it scrolls sideways where the columns need more room. */
export const Panel = styled.div<{ $stale: boolean }>`
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
  overflow-x: auto;
  & [role='rowgroup']:last-child {
    opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  }
  ${phone} {
    margin-inline: -${space(4)};
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Grid = styled.div`
  ${text('cell')}
  ${tabular}
  &:focus-visible {
    outline: none;
  }
`;

/** Cells say in `data-end` whether they are figures: what stands behind those begins apart from them. */
const afterFigures = `
  & > [data-end='true'] + [data-end='false'] {
    padding-inline-start: ${space(3)};
  }
`;

export const HeadRow = styled.div`
  ${afterFigures}
  display: grid;
  align-items: center;
  height: ${measures.head}px;
  border-block-end: ${borderWidth('hairline')} solid ${role('divider')};
  ${text('head')}
  color: ${role('muted')};
`;

export const HeadCell = styled.div<{ $end: boolean; $sorted: boolean }>`
  position: relative;
  padding-inline: ${space(1.5)};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  ${({ $sorted }) => ($sorted ? `color: ${role('text')}; font-weight: 640; /* raw: as heavy as text('cellStrong') */` : '')}
  &:first-child {
    padding-inline-start: ${space(4)};
  }
  &:last-child {
    padding-inline-end: ${space(4)};
  }
`;

export const Body = styled.div`
  position: relative;
  /* The panel's own edge ends the list. */
  & > :last-child > [role='row']:last-child {
    border-block-end: 0;
  }
`;

interface RowStyle {
  readonly $current: boolean;
  readonly $selected: boolean;
  readonly $changed: boolean;
  /** A card; told by what draws it: a media query of its own would change the height before the content has changed. */
  readonly $card: boolean;
}

export const Row = styled.div<RowStyle>`
  ${afterFigures}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  ${({ $card }) => ($card ? `min-height: ${String(measures.row.touch)}px;` : `height: ${String(measures.row.standard)}px;`)}
  border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
  cursor: default;
  background: ${({ $selected }) => role($selected ? 'selected' : 'panel')};
  ${media.hover} {
    &:hover {
      background: ${({ $selected }) => role($selected ? 'selected' : 'tint')};
    }
  }
  ${({ $changed }) => ($changed ? `box-shadow: inset ${borderWidth('selected')} 0 0 ${role('changed')};` : '')}
  /* The place of the keyboard: a frame, and a bar at the left. */
  ${({ $current }) =>
    $current
      ? `&::after {
          content: '';
          position: absolute;
          inset: -${borderWidth('hairline')} 0;
          border: ${borderWidth('hairline')} solid ${role('focus')};
          border-inline-start-width: ${borderWidth('bar')};
          pointer-events: none;
        }`
      : ''}
`;

export const Cell = styled.div<{ $end: boolean; $names: boolean }>`
  min-width: 0;
  padding-inline: ${space(1.5)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  color: ${({ $names }) => role($names ? 'text' : 'secondary')};
  ${({ $names }) => ($names ? text('cellStrong') : '')}
  &:first-child {
    padding-inline-start: ${space(4)};
  }
  &:last-child {
    padding-inline-end: ${space(4)};
  }
`;

export const CheckCell = styled.div`
  display: grid;
  place-items: center;
  padding-inline-start: ${space(2)};
`;

/** A sentence below a row: why a change came back. */
export const Note = styled.div<{ $card: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${({ $card }) => ($card ? 'min-height' : 'height')}: ${measures.note}px;
  padding-inline: ${space(9)} ${space(4)};
  border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${role('error')};
  color: ${role('danger')};
  font-weight: ${weight('label')};
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** While nothing has come yet: rows keep their height, and get gray bars after 300 ms. */
export const Bar = styled.span`
  display: block;
  width: 60%;
  height: 9px;
  background: ${role('skeleton')};
  /* raw: a delay, no motion: the bars are there at once, 300 ms late */
  animation: ${appear} 1ms 300ms backwards;
`;
