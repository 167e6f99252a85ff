import { styled } from 'styled-components';
import { border, color, onDark, space, type, z } from '@ritual/shared/theme';

const Skip = styled.a`
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${z('toast')};
  padding: ${space(4, 6)};
  border: ${border('transparent')};
  background: ${color('action.primary')};
  ${onDark}
  ${type('button')}
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** First tab stop: skips the navigation. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
