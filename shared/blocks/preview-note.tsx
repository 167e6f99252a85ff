import { styled } from 'styled-components';
import { color, radius, space, type, z } from '@ritual/shared/theme';

const Root = styled.p`
  position: fixed;
  z-index: ${z('fab')};
  /* Over the announcement, which is the least of the page. */
  inset: ${space(1)} auto auto 50%;
  transform: translateX(-50%);
  padding: ${space(1, 4)};
  border-radius: ${radius('pill')};
  background: ${color('ink.0')};
  color: ${color('text.primary')};
  white-space: nowrap;
  ${type('label')}
`;

/** Over a version that was opened by its key. */
export function PreviewNote() {
  return <Root role="status">Preview: shoppers do not see this version</Root>;
}
