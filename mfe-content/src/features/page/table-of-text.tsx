import { styled } from 'styled-components';
import { border, color, media, space, type, visuallyHidden } from '@ritual/shared/theme';
import { plainLine, type PageBlock } from '@ritual/shared/kernel';
import { Line } from './line.tsx';

type TextTable = Extract<PageBlock, { kind: 'table' }>;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Table = styled.table`
  width: 100%;
  ${type('small')}
  ${media.belowSm} {
    &,
    & tbody,
    & tr,
    & td,
    & th {
      display: block;
    }
  }
`;

const Head = styled.thead`
  ${media.belowSm} {
    ${visuallyHidden}
  }
`;

const Column = styled.th`
  padding: ${space(3, 4, 3, 0)};
  border-block-end: ${border('border.divider')};
  ${type('label')}
  color: ${color('text.secondary')};
  vertical-align: bottom;
`;

const Row = styled.tr`
  border-block-end: ${border('border.hairline')};
  ${media.belowSm} {
    padding-block: ${space(3)};
  }
`;

const Name = styled.th`
  padding: ${space(3, 4, 3, 0)};
  ${type('note')}
  vertical-align: top;
  overflow-wrap: anywhere;
  ${media.belowSm} {
    padding-block: 0 ${space(1)};
  }
`;

const Cell = styled.td`
  padding: ${space(3, 4, 3, 0)};
  vertical-align: top;
  ${media.belowSm} {
    padding-block: ${space(1)};
  }
`;

/** Label before the text where the table has no columns. */
const Label = styled.span`
  display: none;
  color: ${color('text.muted')};
  ${media.belowSm} {
    display: inline;
  }
`;

/** A table of text. On small screens each row is a paragraph of its own; the roles keep it a table for screen readers. */
export function TableOfText({ caption, head, rows }: TextTable) {
  return (
    <Table role="table">
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <tr role="row">
          {head.map((name, index) => (
            <Column key={index} role="columnheader" scope="col">
              {name}
            </Column>
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">
        {rows.map(([name = [], ...cells], row) => (
          <Row key={`${String(row)} ${plainLine(name)}`} role="row">
            <Name role="rowheader" scope="row">
              <Line line={name} />
            </Name>
            {cells.map((text, index) => (
              <Cell key={index} role="cell">
                <Label aria-hidden>{head[index + 1]}: </Label>
                <Line line={text} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
