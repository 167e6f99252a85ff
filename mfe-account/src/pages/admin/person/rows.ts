import { styled } from 'styled-components';
import { borderWidth, space, tabular } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';

/** Lines of a panel: what it is at the start, what belongs to it at the end. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('cell')}
  ${tabular}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1, 3)};
    min-height: 38px;
    padding-block: ${space(1)};
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
    overflow-wrap: anywhere;
  }
  & address {
    font-style: normal;
  }
  & > li:first-child {
    border-block-start: 0;
  }
`;

export const Quiet = styled.span`
  color: ${role('secondary')};
`;

export const Strong = styled.span`
  ${text('cellStrong')}
`;

export const End = styled.span`
  margin-inline-start: auto;
`;

export const Nothing = styled.p`
  ${text('cell')}
  color: ${role('muted')};
`;
