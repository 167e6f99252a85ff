import { styled } from 'styled-components';
import { color, radius, space, type, z } from '@ritual/shared/theme';

const Root = styled.p`
  position: fixed;
  z-index: ${z('fab')};
  inset: auto auto ${space(4)} ${space(4)};
  padding: ${space(2, 4)};
  border-radius: ${radius('pill')};
  background: ${color('surface.inverse')};
  color: ${color('text.onDark')};
  ${type('label')}
`;

/** Over a version that was opened by its key. */
export function PreviewNote() {
  return <Root role="status">Preview: shoppers do not see this version</Root>;
}
