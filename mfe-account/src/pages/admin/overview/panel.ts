import { styled } from 'styled-components';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { phone, role } from '../../../admin/index.ts';

/** A panel whose title is not in its first line; name it with aria-label. */
export const Panel = styled.section`
  min-width: 0;
  padding: ${space(4)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
  ${phone} {
    padding-inline: ${space(4)};
  }
`;
