import { styled } from 'styled-components';
import { paths, withReturnPath } from '@ritual/shared/paths';
import { color, space, type } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';

const Line = styled.p`
  margin-block-end: ${space(6)};
  ${type('bodyS')}
  color: ${color('text.secondary')};
`;

/** A visitor's list is in this browser only. */
export function SignInLine() {
  return (
    <Line>
      <TextLink look="inline" to={withReturnPath(paths.login.to(), paths.wishlist.to())}>
        Sign in
      </TextLink>{' '}
      to keep your list on all your devices.
    </Line>
  );
}
