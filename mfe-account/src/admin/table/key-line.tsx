import { styled } from 'styled-components';
import { screenOnly, space } from '@ritual/shared/theme';
import { KeyCaps } from '../keys/key-caps.tsx';
import { phone, role, text } from '../theme/index.ts';
import { clockTime } from '../theme/dates.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5, 4)};
  ${text('hint')}
  color: ${role('muted')};
  ${screenOnly}
  & > span {
    display: inline-flex;
    gap: ${space(1.5)};
    align-items: center;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${phone} {
    display: none;
  }
`;

interface KeyLineProps {
  readonly selectable: boolean;
  readonly opens: boolean;
  readonly updatedAt: number | null;
}

/** The most used keys, and how fresh the list is. */
export function KeyLine({ selectable, opens, updatedAt }: KeyLineProps) {
  return (
    <Root>
      <span>
        <KeyCaps press="j k" /> move
      </span>
      {opens && (
        <span>
          <KeyCaps press="Enter" /> open
        </span>
      )}
      {selectable && (
        <span>
          <KeyCaps press="x" /> select
        </span>
      )}
      <span>
        <KeyCaps press="/" /> search
      </span>
      <span>
        <KeyCaps press="f" /> filter
      </span>
      <span>
        <KeyCaps press="?" /> all keys
      </span>
      <span>
        {updatedAt === null ? '' : `Up to date ${clockTime(new Date(updatedAt).toISOString())}, Boston`}
      </span>
    </Root>
  );
}
