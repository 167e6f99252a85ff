import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavLink } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  bareList,
  belowNavbar,
  chosenInForcedColors,
  color,
  controlHeight,
  media,
  onDark,
  radius,
  screenOnly,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import { ChartIcon, MailIcon, MessageIcon } from '@ritual/shared/ui';
import { adminPaths } from './admin-paths.ts';
import { useCurrentInRow } from '../../features/nav/use-current-in-row.ts';

const Nav = styled.nav`
  ${onDark}
  ${screenOnly}
  background: ${color('surface.inverse')};
`;

/** On small screens a row that scrolls; the padding has space for the focus ring, which overflow would clip. */
const List = styled.ul`
  ${bareList}
  display: flex;
  gap: ${space(1)};
  padding: ${space(2, 3)};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.lg} {
    position: sticky;
    top: ${belowNavbar(0)};
    display: grid;
    gap: ${space(1)};
    padding: ${space(4, 3.5)};
    overflow: visible;
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${controlHeight('compact')};
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  color: ${color('text.onDarkMuted')};
  ${type('navLink')}
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      color: ${color('text.onDark')};
    }
  }
  &[aria-current='page'] {
    background: ${color('ink.800')};
    color: ${color('text.onDark')};
    font-weight: ${weight('strong')};
    ${chosenInForcedColors}
  }
`;

const items: readonly { label: string; to: string; icon: ReactNode; end?: boolean }[] = [
  { label: 'Overview', to: paths.admin.to(), icon: <ChartIcon />, end: true },
  { label: 'Messages', to: adminPaths.messages, icon: <MessageIcon /> },
  { label: 'Emails', to: adminPaths.mails, icon: <MailIcon /> },
];

/** Dark, beside the content on wide screens and a row above it on small ones. Only existing pages are listed. */
export function AdminNav() {
  const list = useCurrentInRow();
  return (
    <Nav aria-label="Admin">
      <List ref={list}>
        {items.map(({ label, to, icon, end = false }) => (
          <li key={to}>
            <Item to={to} end={end}>
              {icon}
              {label}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}
