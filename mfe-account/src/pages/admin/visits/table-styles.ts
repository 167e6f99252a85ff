import { styled } from 'styled-components';
import { borderWidth, space, tabular } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';

/** A small table of figures. */
export const FigureTable = styled.table`
  width: 100%;
  ${text('cell')}
  ${tabular}
  & caption {
    padding-block-end: ${space(2)};
    ${text('label')}
    text-align: start;
  }
  & th,
  & td {
    height: 34px;
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th {
    border: 0;
    ${text('head')}
    color: ${role('muted')};
  }
  & td,
  & thead th:not(:first-child) {
    padding-inline-start: ${space(4)};
    text-align: end;
  }
`;
