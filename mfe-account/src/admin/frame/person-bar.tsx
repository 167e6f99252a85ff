import { styled } from 'styled-components';
import { staffRoleLabel } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { borderWidth, space } from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';
import { IconButton, IconLink, VisuallyHidden } from '@ritual/shared/ui';
import { useAdmin } from '../person/use-admin.ts';
import { role, text, useMedia } from '../theme/index.ts';
import { MoonIcon, StoreIcon, SunIcon } from '../theme/icons.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(1)};
  margin-block-start: auto;
  padding-block-start: ${space(3)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-inline: ${space(2)};
  border-radius: 50%;
  background: ${role('divider')};
  color: ${role('text')};
  ${text('badge')}
`;

/** To the own account, where one signs out and changes how to sign in. */
const Account = styled(Link)`
  color: inherit;
  &:hover > :first-child {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Name = styled.p`
  ${text('label')}
  color: ${role('text')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Role = styled.p`
  ${text('hint')}
  color: ${role('muted')};
`;

/** The person with their role, the switch of the scheme, and the way back to the store. */
export function PersonBar() {
  const { name, staffRole, preferences, setPreferences } = useAdmin();
  const system = useMedia('(prefers-color-scheme: dark)');
  const dark = preferences.scheme === 'system' ? system : preferences.scheme === 'dark';
  const words = name.split(' ').filter((word) => word !== '');
  const initials = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return (
    <Root>
      <Initials aria-hidden="true">{initials.map((word) => word?.charAt(0) ?? '').join('')}</Initials>
      <Account to={paths.security.to()}>
        <Name>{name}</Name>
        <Role>{staffRoleLabel[staffRole]}</Role>
        <VisuallyHidden>Your account</VisuallyHidden>
      </Account>
      <IconButton
        size={36}
        label={dark ? 'Light scheme' : 'Dark scheme'}
        onClick={() => setPreferences({ scheme: dark ? 'light' : 'dark' })}
      >
        {dark ? <SunIcon /> : <MoonIcon />}
      </IconButton>
      <IconLink size={36} label="Back to the store" to={paths.home.to()}>
        <StoreIcon />
      </IconLink>
    </Root>
  );
}
