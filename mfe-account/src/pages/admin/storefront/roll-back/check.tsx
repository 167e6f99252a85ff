import { styled } from 'styled-components';
import type { StorefrontChange } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { role, shortTime, text } from '../../../../admin/index.ts';
import { Hint } from '../panel.tsx';
import { Problem } from '../problem.tsx';
import type { Answered } from '../use-answer.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-height: 64px;
  align-content: start;
  ${text('cell')}
`;

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled.span`
  ${text('cellStrong')}
`;

const Quiet = styled.span`
  color: ${role('secondary')};
`;

interface Props {
  readonly check: Answered<StorefrontChange>;
  /** Whether there is anything to check. */
  readonly asked: boolean;
}

/** What follows from a rollback, before it is done. */
export function Check({ check: { data, error, loading }, asked }: Props) {
  if (!asked) return <Hint>Choose where to go back to.</Hint>;
  return (
    <Root aria-live="polite">
      {loading && <Hint>Running it beside everything that is live …</Hint>}
      {error !== null && <Problem error={error} />}
      {data && <Follows change={data} />}
    </Root>
  );
}

function Follows({ change: { changes, canaryChanges, target } }: { readonly change: StorefrontChange }) {
  if (changes.length === 0 && canaryChanges.length === 0) {
    return <Hint>Nothing would change: this is what is live.</Hint>;
  }
  return (
    <>
      <List>
        {changes.map(({ part, from, to }) => (
          <li key={part}>
            <Name>{part}</Name> <Quiet>{from ?? 'none'} →</Quiet> {to ?? 'taken out'}
          </li>
        ))}
        {canaryChanges.map(({ part, version }) => (
          <li key={`canary of ${part}`}>
            <Name>{part}</Name> <Quiet>the canary {version} ends</Quiet>
          </li>
        ))}
      </List>
      <Hint>
        {target && `Revision ${String(target.revision)}, ${shortTime(target.at)}. `}
        {changes.length > 0 && 'It passes the gate with everything that is live. '}
        New page loads have it within seconds; open pages keep what they have.
      </Hint>
    </>
  );
}
