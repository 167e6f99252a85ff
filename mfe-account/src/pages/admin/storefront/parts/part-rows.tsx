import { keyframes, styled } from 'styled-components';
import type { CanaryAction, StorefrontPart } from '@ritual/shared/contract';
import { borderWidth, space } from '@ritual/shared/theme';
import { Action, fullTime, measures, role, shortTime } from '../../../../admin/index.ts';
import { CanaryPanel } from '../canary/canary-panel.tsx';
import { Cell, Line, NameCell, Strong } from '../panel.tsx';
import { counted, kilobytes, seconds, share } from '../words.ts';

export interface PartActions {
  /** Whether the person may change what is live. */
  readonly mayWrite: boolean;
  readonly onRollBack: (part: StorefrontPart) => void;
  readonly onHealth: (part: StorefrontPart) => void;
  readonly onCanary: (part: StorefrontPart, action: CanaryAction) => void;
}

interface Props extends PartActions {
  readonly part: StorefrontPart;
  readonly fresh: boolean;
  readonly revision: number;
}

const fade = keyframes`
  to { border-color: transparent; }
`;

/** A bar at the start of a row that has just been changed; for four seconds. */
const Name = styled(NameCell)<{ $fresh: boolean }>`
  border-inline-start: ${borderWidth('selected')} solid
    ${({ $fresh }) => ($fresh ? role('changed') : 'transparent')};
  animation: ${({ $fresh }) => ($fresh ? fade : 'none')} /* raw: so long the bar is seen */ 0.2s 4s forwards;
`;

const Small = styled(Action)`
  min-height: ${measures.field.tight - 2}px;
  padding-inline: ${space(2.5)};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space(1.5)};
`;

const Inset = styled.td`
  padding: 0;
  border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${role('tint')};
  tbody:last-child & {
    border-block-end: 0;
  }
`;

/** A part of the store in one row, and its canary in another. */
export function PartRows({ part, fresh, revision, mayWrite, onRollBack, onHealth, onCanary }: Props) {
  const { name, team, version, since, failures, LCP, bytes, canary, earlier } = part;
  return (
    <tbody>
      <tr>
        {/* Another revision begins the bar anew. */}
        <Name key={fresh ? revision : 'old'} $fresh={fresh}>
          {name}
        </Name>
        <Cell>{team ?? '–'}</Cell>
        <Cell>
          <Strong>{version}</Strong>
        </Cell>
        <Cell>
          {since === null ? (
            '–'
          ) : (
            <Line as="time" dateTime={since} title={fullTime(since)}>
              {shortTime(since)}
            </Line>
          )}
        </Cell>
        <Cell data-end>{counted(failures)}</Cell>
        <Cell data-end>{LCP ? seconds(LCP.p75) : '–'}</Cell>
        <Cell data-end>
          <Line>{bytes === null ? '–' : kilobytes(bytes)}</Line>
        </Cell>
        <Cell>
          {canary ? (
            <Line>
              <Strong>{canary.version}</Strong> at {share(canary.share)}
            </Line>
          ) : (
            '–'
          )}
        </Cell>
        <Cell>
          <Buttons>
            <Small look="plain" onClick={() => onHealth(part)} aria-label={`Health of ${name}`}>
              Health
            </Small>
            {mayWrite && earlier.length > 0 && (
              <Small onClick={() => onRollBack(part)} aria-label={`Roll back ${name}`}>
                Roll back
              </Small>
            )}
          </Buttons>
        </Cell>
      </tr>
      {canary && (
        <tr>
          <Inset colSpan={9}>
            <CanaryPanel {...{ part, canary, mayWrite }} onAction={(action) => onCanary(part, action)} />
          </Inset>
        </tr>
      )}
    </tbody>
  );
}
