import { styled } from 'styled-components';
import { storeTimeZone, timeZoneName } from '@ritual/shared/kernel';
import { screenOnly, space } from '@ritual/shared/theme';
import { KeyHint } from '../keys/key-hint.tsx';
import { phone, role, text } from '../theme/index.ts';
import { clockTime } from '../theme/dates.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5, 4)};
  ${text('hint')}
  color: ${role('muted')};
  ${screenOnly}
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
  readonly searches: boolean;
  readonly filters: boolean;
  readonly updatedAt: number | null;
}

/** The most used keys, and how fresh the list is. */
export function KeyLine({ selectable, opens, searches, filters, updatedAt }: KeyLineProps) {
  return (
    <Root>
      <KeyHint press="j k">move</KeyHint>
      {opens && <KeyHint press="Enter">open</KeyHint>}
      {selectable && <KeyHint press="x">select</KeyHint>}
      {searches && <KeyHint press="/">search</KeyHint>}
      {filters && <KeyHint press="f">filter</KeyHint>}
      <KeyHint press="?">all keys</KeyHint>
      <span>
        {updatedAt === null
          ? ''
          : `Up to date ${clockTime(new Date(updatedAt).toISOString())}, ${timeZoneName(storeTimeZone)}`}
      </span>
    </Root>
  );
}
