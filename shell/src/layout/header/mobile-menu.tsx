import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useAuth, useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { Link, NavLink } from '@ritual/shared/routing';
import {
  bareButton,
  bareList,
  border,
  color,
  controlHeight,
  gutters,
  layout,
  media,
  space,
  type,
} from '@ritual/shared/theme';
import { ArrowRightIcon, Avatar, CloseIcon, IconButton, Logo, PersonIcon, useModal } from '@ritual/shared/ui';
import { greeting, initials } from './account-name.ts';
import { Banner } from './banner.tsx';
import { accountItems, navItemsOf, visitorItems } from './nav-links.ts';
import { SearchBox } from '../search/search-box.tsx';
import { useLogout } from './use-logout.ts';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  overflow: auto;
  overscroll-behavior: contain;
  ${media.lg} {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  place-items: center;
  box-sizing: content-box;
  height: ${String(layout.navHeight.base)}px;
  /* The icon is flush with the gutter, not the larger button around it. */
  padding-inline: ${space(1.5)};
  border-block-end: ${border('border.hairline')};
  ${media.sm} {
    padding-inline: ${space(3.5)};
  }
`;

const Body = styled.div`
  padding-block: ${space(5, 8)};
  ${gutters}
`;

const List = styled.ul`
  ${bareList}
  margin-block-start: ${space(4)};
`;

const Large = styled(NavLink)<{ $sale: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 58px;
  ${type('displayMenu')}
  color: ${({ $sale }) => color($sale ? 'text.sale' : 'text.primary')};
  text-decoration: none;
`;

const Account = styled.div`
  margin-block-start: ${space(6)};
  padding-block-start: ${space(5)};
  border-block-start: ${border('border.hairline')};
`;

const Greeting = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: ${controlHeight('compact')};
  margin: 0 0 ${space(2)};
  ${type('bodyStrong')}
`;

const row = `
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 46px;
  ${type('body')}
  color: inherit;
  text-decoration: none;
`;

const Row = styled(Link)`
  ${row}
`;

const Action = styled.button`
  ${bareButton}
  ${row}
`;

/** Full-screen navigation and account menu of small screens. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { user } = useAuth();
  const shop = useShop();
  const { dialog, filled, opening } = useModal(open, onClose);
  const logout = useLogout();
  return (
    <Sheet {...dialog} aria-label="Menu">
      {filled && (
        <Fragment key={opening}>
          <Banner />
          <Head>
            <IconButton label="Close menu" onClick={onClose}>
              <CloseIcon size={24} />
            </IconButton>
            <Logo name={shopName(shop)} />
          </Head>
          <Body>
            <SearchBox look="box" onDone={onClose} />
            <nav aria-label="Main">
              <List>
                {navItemsOf(shop).map(({ label, to, tone }) => (
                  <li key={to}>
                    <Large to={to} end onClick={onClose} $sale={tone === 'sale'}>
                      {label}
                      <ArrowRightIcon size={24} />
                    </Large>
                  </li>
                ))}
              </List>
            </nav>
            <Account>
              <Greeting>
                {user ? <Avatar initials={initials(user)} size={44} /> : <PersonIcon size={24} />}
                {greeting(user)}
              </Greeting>
              <List>
                {(user ? accountItems : visitorItems).map(({ label, to }) => (
                  <li key={to}>
                    <Row to={to} onClick={onClose}>
                      {label}
                    </Row>
                  </li>
                ))}
                {user && (
                  <li>
                    <Action
                      type="button"
                      onClick={() => {
                        onClose();
                        void logout();
                      }}
                    >
                      Logout
                    </Action>
                  </li>
                )}
              </List>
            </Account>
          </Body>
        </Fragment>
      )}
    </Sheet>
  );
}
