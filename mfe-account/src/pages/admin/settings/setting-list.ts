import { styled } from 'styled-components';
import { bareList, borderWidth, controlHeight, space, tabular } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';

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

/** With rates or days in each line. */
export const FigureList = styled(SettingList)`
  ${tabular}
`;

export const Days = styled.div`
  display: grid;
  /* Beside each other where a whole date fits. */
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;
