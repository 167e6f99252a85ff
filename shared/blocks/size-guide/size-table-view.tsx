import { styled } from 'styled-components';
import { border, color, media, space, tabular, type, visuallyHidden, weight } from '@ritual/shared/theme';
import { Badge } from '@ritual/shared/ui';
import { formatSizeRange, type SizeTable, type SizeUnit } from '@ritual/shared/kernel';

export interface SizeTableViewProps {
  readonly caption: string;
  readonly table: SizeTable;
  readonly unit: SizeUnit;
  /** A size whose row is highlighted. */
  readonly marked?: string | null;
  /** Label of that row: 'Your size'. */
  readonly mark?: string;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${tabular}
  text-align: start;
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Head = styled.th`
  padding: ${space(4, 2)};
  ${media.lg} {
    padding-inline: ${space(4)};
  }
  border-block-end: ${border('border.divider')};
  ${type('label')}
  color: ${color('text.secondary')};
  ${media.lg} {
    &:first-child {
      width: 28%;
    }
  }
  text-align: start;
`;

const Size = styled.th`
  padding: ${space(4, 2)};
  ${media.lg} {
    padding-inline: ${space(4)};
  }
  border-block-end: ${border('border.hairline')};
  ${type('bodyStrong')}
  font-weight: ${weight('heavy')};
  text-align: start;
`;

/** Narrow screens show the unit above the table. */
const Of = styled.span`
  ${media.belowSm} {
    ${visuallyHidden}
  }
`;

const Cell = styled.td`
  padding: ${space(4, 2)};
  ${media.lg} {
    padding-inline: ${space(4)};
  }
  border-block-end: ${border('border.hairline')};
  ${type('body')}
  /* Large text on a phone wraps after the dash. */
  ${media.sm} {
    white-space: nowrap;
  }
`;

/** Beside the size if it fits, else below it. */
const Mark = styled(Badge)`
  margin-inline-start: ${space(3)};
  ${media.belowSm} {
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${color('text.secondary')};
    white-space: normal;
  }
`;

const Row = styled.tr`
  &[data-marked='true'] {
    background: ${color('surface.panel')};
  }
`;

/** Measurements by size, in centimeters or inches. */
export function SizeTableView({ caption, table, unit, marked = null, mark }: SizeTableViewProps) {
  return (
    <Table>
      <Caption>{`${caption}, in ${unit === 'cm' ? 'centimeters' : 'inches'}`}</Caption>
      <thead>
        <tr>
          <Head scope="col">Size</Head>
          {table.measures.map((measure) => (
            <Head key={measure} scope="col">
              {measure} <Of>{`(${unit})`}</Of>
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ size, values }) => (
          <Row key={size} data-marked={size === marked}>
            <Size scope="row">
              {size}
              {mark !== undefined && size === marked && (
                <>
                  {' '}
                  <Mark tone="new">{mark}</Mark>
                </>
              )}
            </Size>
            {values.map((range, index) => (
              <Cell key={table.measures[index]}>{formatSizeRange(range, unit)}</Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
