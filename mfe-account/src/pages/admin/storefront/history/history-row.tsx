import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import type { StorefrontRevision } from '@ritual/shared/contract';
import { Action, fullTime, measures, role, shortTime, text } from '../../../../admin/index.ts';
import { Cell, Line, NameCell } from '../panel.tsx';
import { linesOf } from '../words.ts';

const Small = styled(Action)`
  min-height: ${measures.row.tight - 8}px;
  padding-inline: ${space(2)};
  ${text('hint')}
`;

const Dark = styled(Cell)`
  color: ${role('text')};
`;

interface Props {
  readonly one: StorefrontRevision;
  readonly live: number;
  /** null: the person may not. */
  readonly onReturn: ((revision: number) => void) | null;
}

/** A revision; what it changed of each part in a line of its own. */
export function HistoryRow({ one, live, onReturn }: Props) {
  const { revision, at, who, reason } = one;
  const lines = linesOf(one);
  return (
    <tr>
      <NameCell>{revision}</NameCell>
      <Cell>
        <Line as="time" dateTime={at} title={fullTime(at)}>
          {shortTime(at)}
        </Line>
      </Cell>
      <Dark>
        {lines.map(({ part, release }) => (
          <div key={`${part} ${release}`}>
            <Line>
              {part} {release}
            </Line>
          </div>
        ))}
        {lines.length === 0 && '–'}
      </Dark>
      <Dark>
        {lines.map(({ part, release, change }) => (
          <div key={`${part} ${release}`}>
            <Line>{change}</Line>
          </div>
        ))}
        {lines.length === 0 && 'Nothing that is live'}
      </Dark>
      <Cell>{who ?? '–'}</Cell>
      <Cell>{reason ?? '–'}</Cell>
      {onReturn && (
        <Cell>
          {revision !== live && (
            <Small
              look="plain"
              onClick={() => onReturn(revision)}
              aria-label={`Back to here, revision ${String(revision)}`}
            >
              Back to here
            </Small>
          )}
        </Cell>
      )}
    </tr>
  );
}
