import { styled } from 'styled-components';
import { border, color, media, space, tabular, type, visuallyHidden, weight } from '@ritual/shared/theme';
import { Badge } from '@ritual/shared/ui';
import { chartCellText, type SizeChart, type SizeUnit } from '@ritual/shared/kernel';

export interface SizeTableViewProps {
  /** In whichever unit it is written. */
  readonly chart: SizeChart;
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

/** A chart of many columns scrolls by itself on a phone. */
const Scroll = styled.div`
  /* The hidden caption stays within it. */
  position: relative;
  overflow-x: auto;
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
export function SizeTableView({ chart, unit, marked = null, mark }: SizeTableViewProps) {
  const { name, columns, rows } = chart;
  return (
    <Scroll>
      <Table>
        <Caption>{`${name}, in ${unit === 'cm' ? 'centimeters' : 'inches'}`}</Caption>
        <thead>
          <tr>
            <Head scope="col">Size</Head>
            {columns.map(({ kind, title }) => (
              <Head key={title} scope="col">
                {title} {kind !== 'words' && <Of>{`(${unit})`}</Of>}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells }) => (
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
              {columns.map((column, index) => (
                <Cell key={column.title}>{chartCellText(cells[index], column, chart.unit, unit)}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
