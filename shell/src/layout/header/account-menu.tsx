import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { css, styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { Link, useLocation } from '@ritual/shared/routing';
import {
  bareButton,
  bareList,
  border,
  borderWidth,
  color,
  controlHeight,
  elevation,
  layout,
  radius,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import { Avatar, ChevronDownIcon, PersonIcon } from '@ritual/shared/ui';
import { greeting, initials } from './account-name.ts';
import { accountItems, visitorItems } from './nav-links.ts';
import { useLogout } from './use-logout.ts';

const Toggle = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  flex: none;
  min-height: ${controlHeight('compact')};
  ${type('note')}
  white-space: nowrap;
`;

/** Long first names are truncated; the button's accessible name has the full one. */
const Name = styled.span`
  max-width: clamp(88px, 9vw, 132px);
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Panel = styled.div`
  /* The button that opens it is its anchor. */
  position-area: block-end span-inline-start;
  /* Distance from the button's lower edge to the navbar's. */
  margin: calc(${space(3.5)} + ${borderWidth('hairline')}) 0 0;
  min-width: 208px;
  padding: ${space(2)} 0;
  background: ${color('surface.page')};
  color: inherit;
  border: ${border('border.divider')};
  border-radius: ${radius('panel')};
  box-shadow: ${elevation('toast')};
  @supports not (position-area: block-end) {
    inset: ${String(layout.bannerHeight.lg + layout.navHeight.lg)}px ${String(layout.gutter.lg)}px auto auto;
  }
`;

const List = styled.ul`
  ${bareList}
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${controlHeight('compact')};
  padding: 0 ${space(5)};
  ${type('small')}
  font-weight: ${weight('link')};
  color: ${color('text.primary')};
  text-decoration: none;
  outline-offset: -${borderWidth('selected')};
  &:hover {
    background: ${color('surface.panel')};
  }
`;

const Item = styled(Link)`
  ${itemStyles}
`;

const Action = styled.button`
  ${bareButton}
  ${itemStyles}
`;

/**
 * Greeting with the links to the visitor's account. The panel is a native popover: the browser opens it, closes it on Escape or a
 * click outside and restores the focus, even before the page's script has loaded.
 */
export function AccountMenu() {
  const { user } = useAuth();
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const logout = useLogout();
  const close = () => panel.current?.hidePopover();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useEffect(() => panel.current?.hidePopover(), [key]);
  return (
    <>
      <Toggle type="button" popoverTarget={panelId}>
        {user ? <Avatar initials={initials(user)} /> : <PersonIcon size={24} />}
        <Name>{greeting(user)}</Name>
        <ChevronDownIcon size={16} />
      </Toggle>
      <Panel ref={panel} id={panelId} popover="auto" onBlur={leave}>
        <List>
          {(user ? accountItems : visitorItems).map(({ label, to }) => (
            <li key={to}>
              <Item to={to} onClick={close}>
                {label}
              </Item>
            </li>
          ))}
          {user && (
            <li>
              <Action
                type="button"
                onClick={() => {
                  close();
                  void logout();
                }}
              >
                Logout
              </Action>
            </li>
          )}
        </List>
      </Panel>
    </>
  );
}
