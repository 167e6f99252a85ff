import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAuth, type SessionUser } from '@ritual/shared/federation';
import { NavLink, useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  bareButton,
  bareList,
  border,
  chosenInForcedColors,
  color,
  controlHeight,
  insetBar,
  media,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import {
  Avatar,
  BoxIcon,
  GridIcon,
  HeartIcon,
  LogOutIcon,
  PersonIcon,
  PinIcon,
  SettingsIcon,
  ShieldIcon,
} from '@ritual/shared/ui';
import { useCurrentInRow } from '../../features/nav/use-current-in-row.ts';

const Person = styled.div`
  display: none;
  ${media.lg} {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    margin-block-end: ${space(7)};
  }
  & > :last-child {
    min-width: 0;
  }
`;

const Name = styled.p`
  ${type('bodyStrong')}
  font-weight: ${weight('strong')};
`;

const Email = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
  /* A long email address wraps at any text size. */
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  ${bareList}
  display: flex;
  gap: ${space(5)};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  border-block-end: ${border('border.divider')};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.lg} {
    display: block;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const row = `
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${controlHeight('large')};
  box-shadow: ${insetBar('bottom', 'transparent')};
  ${type('bodyStrong')}
  font-weight: ${weight('link')};
  color: ${color('text.muted')};
  text-decoration: none;
  white-space: nowrap;
  svg { display: none; }
  &[aria-current='page'] {
    color: ${color('text.primary')};
    box-shadow: ${insetBar('bottom', 'border.strong')};
  }
  ${media.lg} {
    min-height: ${controlHeight('medium')};
    padding-inline: ${space(4)};
    color: ${color('text.primary')};
    svg { display: block; }
    &:hover { background: ${color('surface.subtle')}; }
    &[aria-current='page'] {
      background: ${color('surface.panel')};
      box-shadow: ${insetBar('start', 'border.strong')};
      font-weight: ${weight('strong')};
    }
  }
  &[aria-current='page'] { ${chosenInForcedColors} }
`;

const Item = styled(NavLink)`
  ${row}
`;

const Action = styled.button`
  ${bareButton}
  width: 100%;
  ${row}
`;

const items: readonly { label: string; to: string; icon: ReactNode; end?: boolean }[] = [
  { label: 'Dashboard', to: paths.dashboard.to(), icon: <GridIcon />, end: true },
  { label: 'Orders', to: paths.orders.to(), icon: <BoxIcon /> },
  { label: 'Wishlist', to: paths.wishlist.to(), icon: <HeartIcon /> },
  { label: 'Addresses', to: paths.addresses.to(), icon: <PinIcon /> },
  { label: 'Profile', to: paths.profile.to(), icon: <PersonIcon /> },
  { label: 'Security', to: paths.security.to(), icon: <ShieldIcon /> },
  { label: 'Preferences', to: paths.preferences.to(), icon: <SettingsIcon /> },
];

/** Beside the content on wide screens, a row of tabs above it on small ones. */
export function DashboardNav({ user }: { readonly user: SessionUser }) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate(paths.home.to());
    await signOut();
  };
  const list = useCurrentInRow();
  return (
    <nav aria-label="Account">
      <Person>
        <Avatar
          initials={`${user.firstName[0] ?? ''}${user.lastName[0] ?? ''}`.toUpperCase() || 'U'}
          size={48}
        />
        <div>
          <Name>{`${user.firstName} ${user.lastName}`}</Name>
          <Email>{user.email}</Email>
        </div>
      </Person>
      <List ref={list}>
        {items.map(({ label, to, icon, end = false }) => (
          <li key={to}>
            <Item to={to} end={end}>
              {icon}
              {label}
            </Item>
          </li>
        ))}
        <li>
          <Action type="button" onClick={() => void leave()}>
            <LogOutIcon />
            Logout
          </Action>
        </li>
      </List>
    </nav>
  );
}
