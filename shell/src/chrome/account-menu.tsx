import { useId } from 'react';
import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { Link, paths } from '@ritual/shared/routing';
import { bareButton, bareList, border, color, elevation, radius, space, type } from '@ritual/shared/theme';
import { Avatar, ChevronDownIcon, PersonIcon } from '@ritual/shared/ui';
import { greeting, initials } from './account-name.ts';
import { accountItems } from './nav-links.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useLogout } from './use-logout.ts';

const Root = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  ${type('small')}
  font-weight: 540;
  white-space: nowrap;
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 6px) 0 auto auto;
  min-width: 208px;
  padding: ${space(2)} 0;
  background: ${color('surface.page')};
  border: ${border('border.divider')};
  border-radius: ${radius('panel')};
  box-shadow: ${elevation('toast')};
`;

const List = styled.ul`
  ${bareList}
`;

const itemStyles = `
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0 ${space(5)};
  ${type('small')}
  font-weight: 520;
  color: ${color('text.primary')};
  text-decoration: none;
  &:hover { background: ${color('surface.panel')}; }
`;

const Item = styled(Link)`
  ${itemStyles}
`;

const Action = styled.button`
  ${bareButton}
  ${itemStyles}
`;

/** Greeting with the visitor's ways to their account. */
export function AccountMenu() {
  const { user } = useAuth();
  const { root, button, open, toggle, close } = useDisclosure<HTMLDivElement>();
  const panelId = useId();
  const logout = useLogout();
  return (
    <Root ref={root}>
      <Toggle ref={button} type="button" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {user ? <Avatar initials={initials(user)} /> : <PersonIcon />}
        {greeting(user)}
        <ChevronDownIcon size={16} />
      </Toggle>
      <Panel id={panelId} hidden={!open}>
        <List>
          {user ? (
            <>
              {accountItems.map(({ label, to }) => (
                <li key={to}>
                  <Item to={to} onClick={close}>
                    {label}
                  </Item>
                </li>
              ))}
              <li>
                <Action type="button" onClick={() => void logout()}>
                  Logout
                </Action>
              </li>
            </>
          ) : (
            <li>
              <Item to={paths.login.to()} onClick={close}>
                Sign in
              </Item>
            </li>
          )}
        </List>
      </Panel>
    </Root>
  );
}
