import { styled } from 'styled-components';
import { bareList, borderWidth, space, tabular } from '@ritual/shared/theme';
import { phone, role, text } from '../../../admin/index.ts';

/** Pieces below each other: picture, what it is, then what this list says of it. */
export const Lines = styled.ul`
  ${bareList}
  ${text('cell')}
  ${tabular}
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  min-height: 54px;
  padding-block: ${space(1.5)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
`;

export const Named = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  flex: 1 1 200px;
  min-width: 0;
  & strong {
    display: block;
    ${text('strong')}
  }
  & > :last-child > span {
    color: ${role('secondary')};
  }
`;

/** What this list says of a piece, at the end. */
export const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  margin-inline-start: auto;
  color: ${role('secondary')};
  ${phone} {
    /* raw: below the name: the picture is 32 wide, the gap 12 */
    padding-inline-start: 44px;
    margin-inline-start: 0;
    flex-basis: 100%;
  }
`;

export const Quiet = styled.span`
  color: ${role('secondary')};
`;

export const Hint = styled.p`
  ${text('hint')}
  color: ${role('muted')};
`;

export const Words = styled.p`
  padding-block-end: ${space(2)};
  overflow-wrap: anywhere;
  ${text('body')}
  color: ${role('secondary')};
`;

/** Buttons beside each other, and what went wrong below them. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
`;
