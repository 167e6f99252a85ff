import { css, styled } from 'styled-components';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { measures, role, text } from '../../../admin/index.ts';

/** White, with a hairline; what is wider than the window scrolls in it. */
export const Panel = styled.section`
  /* What is hidden from sight in it must not widen the page. */
  position: relative;
  min-width: 0;
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
  overflow-x: auto;
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 4)};
  padding: ${space(3)} ${space(4)} ${space(2)};
`;

export const PanelTitle = styled.h2`
  ${text('section')}
`;

const end = css`
  &[data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
`;

export const Head = styled.th`
  height: ${measures.head}px;
  padding-inline: ${space(2)};
  border-block-end: ${borderWidth('hairline')} solid ${role('divider')};
  ${text('head')}
  color: ${role('muted')};
  text-align: start;
  white-space: nowrap;
  ${end}
  &:first-child {
    padding-inline-start: ${space(4)};
  }
  &:last-child {
    padding-inline-end: ${space(4)};
  }
`;

export const Cell = styled.td`
  height: ${measures.row.standard}px;
  padding: ${space(1)} ${space(2)};
  border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
  color: ${role('secondary')};
  ${end}
  &:first-child {
    padding-inline-start: ${space(4)};
  }
  &:last-child {
    padding-inline-end: ${space(4)};
  }
  tbody:last-child > tr:last-child > & {
    border-block-end: 0;
  }
`;

/** Names the row. */
export const NameCell = styled(Cell).attrs({ as: 'th', scope: 'row' })`
  ${text('cellStrong')}
  color: ${role('text')};
  text-align: start;
  /* What is scrolled sideways keeps its name. */
  position: sticky;
  inset-inline-start: 0;
  background: ${role('panel')};
`;

/** A cell without a line break: times, versions. */
export const Line = styled.span`
  white-space: nowrap;
`;

export const Strong = styled.span`
  ${text('cellStrong')}
  color: ${role('text')};
  white-space: nowrap;
`;

export const Hint = styled.p`
  ${text('hint')}
  color: ${role('muted')};
`;
