import { styled } from 'styled-components';
import { bareButton, belowWidth, border, color, space, tabular, weight } from '@ritual/shared/theme';
import type { Row } from '../page/rows.ts';
import type { Timing } from '../page/timings.ts';
import { milliseconds, size, titleOf } from './format.ts';
import { colorOf } from './region-colors.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 33px;
    padding: ${space(0, 3, 0, 0)};
    border-block-end: ${border('border.hairline')};
    text-align: start;
    white-space: nowrap;
    ${tabular}
  }
  thead th {
    color: ${color('text.secondary')};
    font-weight: ${weight('regular')};
  }
  th.number,
  td.number {
    text-align: end;
  }
  @media ${belowWidth('sm')} {
    .wide {
      display: none;
    }
    th,
    td {
      padding-inline-end: ${space(2)};
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .number {
      white-space: nowrap;
    }
  }
`;

const Line = styled.tr<{ $selected: boolean }>`
  ${({ $selected }) => ($selected ? `background: ${color('surface.panel')};` : '')}
`;

const Name = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  text-align: start;
  font: inherit;
  font-weight: ${weight('strong')};
  &:focus-visible {
    outline-offset: -${space(0.5)};
  }
`;

const Square = styled.span<{ $color: string }>`
  flex: none;
  width: 9px;
  height: 9px;
  background: ${({ $color }) => $color};
`;

const Quiet = styled.span`
  color: ${color('text.muted')};
`;

const Note = styled.span`
  color: ${color('text.warning')};
`;

interface RegionsProps {
  readonly rows: readonly Row[];
  /** Owner of the rows that are to be swapped. */
  readonly selected: string | undefined;
  readonly onSelect: (owner: string) => void;
}

/** The regions of the page: who owns them, in which version, how large they are and how they came about. */
export function Regions({ rows, selected, onSelect }: RegionsProps) {
  const longest = Math.max(1, ...rows.map(({ timing }) => (timing ? total(timing) : 0)));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col" className="wide">
            Owner
          </th>
          <th scope="col">Version</th>
          <th scope="col" className="number">
            Size
          </th>
          <th scope="col" className="number">
            Ready
          </th>
          <th scope="col" className="wide">
            <Key />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Line key={row.id} $selected={row.owner === selected}>
            <td>
              <Cell row={row} at={at} onSelect={onSelect} selected={row.owner === selected} />
            </td>
            <td className="wide">
              <Quiet>{row.team ?? '–'}</Quiet>
            </td>
            <td>
              {row.version} {row.note !== '' && <Note>{row.note}</Note>}
              {!row.here && <Quiet> not on this page</Quiet>}
            </td>
            <td className="number">{row.timing ? size(row.timing.bytes) : '–'}</td>
            <td className="number">{row.timing ? milliseconds(row.timing.readyAt) : '–'}</td>
            <td className="wide">{row.timing && <Phases timing={row.timing} longest={longest} />}</td>
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps {
  readonly row: Row;
  readonly at: number;
  readonly selected: boolean;
  readonly onSelect: (owner: string) => void;
}

function Cell({ row, at, selected, onSelect }: CellProps) {
  const content = (
    <>
      <Square $color={colorOf(at)} />
      {titleOf(row)}
    </>
  );
  // The shell is not swapped: the store runs the one that it was started with.
  if (row.owner === 'shell') return <Name as="span">{content}</Name>;
  return (
    <Name type="button" aria-pressed={selected} onClick={() => onSelect(row.owner)}>
      {content}
    </Name>
  );
}

const phases = [
  ['load', color('ink.300')],
  ['start', color('border.control')],
  ['draw', color('action.primary')],
] as const;

const total = ({ load, start, draw }: Timing): number => load + start + draw;

const Bar = styled.span`
  display: inline-flex;
  width: 130px;
  height: 7px;
  vertical-align: middle;
`;

const Part = styled.span<{ $color: string }>`
  background: ${({ $color }) => $color};
`;

function Phases({ timing, longest }: { readonly timing: Timing; readonly longest: number }) {
  const words = phases.map(([name]) => `${name} ${milliseconds(timing[name])}`).join(', ');
  return (
    <Bar role="img" aria-label={words} title={words}>
      {phases.map(([name, shown]) => (
        <Part key={name} $color={shown} style={{ width: `${String((timing[name] / longest) * 100)}%` }} />
      ))}
    </Bar>
  );
}

const Keys = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

const KeyItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Key = () => (
  <Keys>
    {phases.map(([name, shown]) => (
      <KeyItem key={name}>
        <Square $color={shown} />
        {name}
      </KeyItem>
    ))}
  </Keys>
);
