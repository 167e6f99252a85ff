import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { Hint, Lines } from '../order/lines.ts';

export const Entries = styled(Lines)`
  margin-block-start: ${space(3)};
  &:empty {
    margin: 0;
  }
`;

/** Where there are none: apart from what is said of them all. */
export const Nothing = styled(Hint)`
  margin-block-start: ${space(3)};
`;

/** What an entry is, over what is said of it. */
export const Words = styled.div`
  display: grid;
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${role('text')};
  & strong {
    ${text('strong')}
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const DialogForm = styled.form`
  display: grid;
  gap: ${space(3)};
`;
