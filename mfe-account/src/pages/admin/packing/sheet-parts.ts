import { styled } from 'styled-components';
import { borderWidth, space, tabular } from '@ritual/shared/theme';
import { largeText, phone, role, text } from '../../../admin/index.ts';

/** The upper edge of a sheet: what it is at the left, its barcode or count at the right. */
export const SheetHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block-end: ${space(4)};
  border-block-end: ${borderWidth('bar')} solid ${role('text')};
  & h2 {
    ${text('dialog')}
  }
`;

export const Mark = styled.p`
  padding-block-end: ${space(2)};
  ${text('mark')}
`;

/** What a person ticks off by pen. */
export const TickBox = styled.span`
  display: inline-block;
  width: 16px;
  height: 16px;
  border: ${borderWidth('hairline')} solid ${role('text')};
`;

export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  ${tabular}
  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-block-end: ${borderWidth('hairline')} solid ${role('divider')};
    text-align: start;
    vertical-align: middle;
    ${largeText} {
      overflow-wrap: anywhere;
    }
  }
  /* Of all sheets alike. */
  tr > :nth-child(-n + 2) {
    width: 72px;
    ${phone} {
      width: 48px;
    }
  }
  thead th {
    ${text('head')}
    color: ${role('muted')};
  }
  tbody th {
    ${text('cellStrong')}
  }
`;

/** Of how many pieces: what the eye looks for on paper. */
export const Count = styled.strong`
  ${text('section')}
`;

export const Detail = styled.span`
  display: block;
  ${text('cell')}
  color: ${role('secondary')};
`;

/** Not on a phone's screen; paper has room for it. */
export const Roomy = styled.div`
  ${phone} {
    display: none;
  }
`;

/** Only where the room is missing for a column of its own. */
export const Narrow = styled(Detail)`
  display: none;
  ${phone} {
    display: block;
  }
`;
