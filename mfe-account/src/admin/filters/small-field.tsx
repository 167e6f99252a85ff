import { styled } from 'styled-components';
import { borderWidth, controlHeight, radius, space } from '@ritual/shared/theme';
import { measures, phone, role, text } from '../theme/index.ts';

/** A field of tight height: search, find in a popover. */
export const Small = styled.input`
  width: 100%;
  min-width: 0;
  height: ${measures.field.tight}px;
  padding-inline: ${space(2.5)};
  border: ${borderWidth('hairline')} solid ${role('control')};
  border-radius: ${radius('control')};
  background: ${role('panel')};
  color: ${role('text')};
  ${text('cell')}
  &::placeholder {
    color: ${role('muted')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${phone} {
    height: ${controlHeight('compact')};
    ${text('field')}
  }
`;
