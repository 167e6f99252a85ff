import { styled } from 'styled-components';
import { bareList, borderWidth, controlHeight, space, tabular } from '@ritual/shared/theme';
import { forMouse, oneColumnQuery, role, text } from '../../../admin/index.ts';

/** Settings of which there are many; each with a button that removes it. */
export const SettingList = styled.ul`
  ${bareList}
  ${text('cell')}
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${controlHeight('compact')};
    padding-block: ${space(0.5)};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    overflow-wrap: anywhere;
  }
`;

export const SettingWords = styled.p`
  ${text('hint')}
  color: ${role('muted')};
`;

export const NewSetting = styled.form`
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(4)};
`;

/** With rates or days in each line; the words of plain buttons end where the line does. */
export const FigureList = styled(SettingList)`
  ${tabular}
  & > li > :is(button, span:has(> button)):last-child {
    margin-inline-end: -${space(3.5)};
  }
`;

/** At the end of a line that has two. */
export const ButtonPair = styled.span`
  display: inline-flex;
`;

/** Of each state: in wide windows two columns, read down the first one. */
export const StateList = styled(FigureList)`
  @media not all and ${oneColumnQuery} {
    columns: 2;
    column-gap: ${space(8)};
    & > li {
      break-inside: avoid;
    }
  }
`;

/** Fields beside each other where there is room, and the button below them. */
export const NewState = styled(NewSetting)`
  grid-template-columns: repeat(auto-fit, minmax(min(168px, 100%), 1fr));
  align-items: start;
  & > :is(button, [role='alert']) {
    grid-column: 1 / -1;
  }
  ${forMouse} {
    & > button {
      justify-self: start;
    }
  }
`;

export const Days = styled.div`
  display: grid;
  /* Beside each other where a whole date fits. */
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;
