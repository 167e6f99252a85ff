import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { Link, NavLink } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  border,
  borderWidth,
  color,
  gutters,
  layout,
  media,
  responsive,
  space,
  transition,
  type,
  z,
} from '@ritual/shared/theme';
import { IconButton, Logo, MenuIcon, SearchIcon } from '@ritual/shared/ui';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { navItemsOf } from './nav-links.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { crowded } from '../search/search-field.ts';
import { SmallSearch } from '../search/small-search.tsx';

interface NavbarProps {
  readonly onOpenMenu: () => void;
  readonly onOpenCart: () => void;
}

const Bar = styled.header<{ $raised: boolean }>`
  position: sticky;
  inset-block-start: 0;
  /* The suggestions must not lie below the floating cart button. */
  z-index: ${({ $raised }) => z($raised ? 'scrim' : 'nav')};
  background: ${color('surface.page')};
  border-block-end: ${border('border.hairline')};
  ${media.print} {
    display: none;
  }
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  max-width: ${layout.container}px;
  margin-inline: auto;
  ${gutters}
  ${responsive('height', layout.navHeight)}
  ${media.lg} {
    /* The links are centered as long as the tools leave enough space. */
    grid-template-columns: minmax(max-content, 1fr) auto minmax(0, 1fr);
    column-gap: ${space(6)};
  }
`;

const Home = styled(Link)`
  display: flex;
  justify-self: center;
  /* Centered even when, without script, there is no menu button before it. */
  grid-column: 2;
  color: inherit;
  text-decoration: none;
  ${media.lg} {
    grid-column: auto;
    justify-self: start;
  }
`;

const Links = styled.nav`
  display: none;
  height: 100%;
  ${transition(['opacity'])}
  ${media.lg} {
    display: flex;
    gap: clamp(${space(5)}, calc(5vw - ${space(6.5)}), ${space(7.5)});
  }
  ${crowded} {
    header:has(input:focus) & {
      opacity: 0;
      pointer-events: none;
    }
  }
`;

/** As wide as the longest names need it. */
const addedFrom = 1440;
const crowdedByAdded = `@media (max-width: ${String(addedFrom - 0.02)}px)`;

/** Only a wide window has room for what the staff has added; the menu of small screens has it, too. */
const added = css`
  ${crowdedByAdded} {
    display: none;
  }
`;

/** Names of the staff are cut, so that the other links stay. */
const Cut = styled.span`
  max-width: 9em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const NavItemLink = styled(NavLink)<{ $sale: boolean; $added: true | undefined }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  ${type('navLink')}
  white-space: nowrap;
  color: ${({ $sale }) => color($sale ? 'text.sale' : 'text.primary')};
  text-decoration: none;
  ${({ $added }) => $added && added}
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 -${borderWidth('hairline')};
    /* A border, because forced colors drop backgrounds. */
    border-block-end: ${border('currentColor', 'selected')};
    opacity: 0;
  }
  &[aria-current='page']::after,
  &:hover::after {
    opacity: 1;
  }
`;

/** The buttons are larger than their icons: the icon is flush with the gutter, not the button. */
const overhang = `-${space(2.5)}`;

const MenuButton = styled(IconButton)`
  margin-inline-start: ${overhang};
`;

const CartPlace = styled.span`
  margin-inline-start: ${overhang};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(5)};
  min-width: 0;
  margin-inline-end: ${overhang};
`;

const Wide = styled.div`
  display: none;
  ${media.lg} {
    display: contents;
  }
`;

const Narrow = styled.div`
  display: contents;
  ${media.lg} {
    display: none;
  }
`;

/** Logo, links, search, account and cart; below 992 px menu, logo and search. */
export function Navbar({ onOpenMenu, onOpenCart }: NavbarProps) {
  const shop = useShop();
  const name = shopName(shop);
  const [searching, setSearching] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const stopSearching = () => {
    searchButton.current?.focus({ preventScroll: true });
    setSearching(false);
  };
  return (
    <Bar $raised={searching}>
      <Inner>
        <Narrow>
          <MenuButton label="Menu" onClick={onOpenMenu}>
            <MenuIcon size={24} />
          </MenuButton>
        </Narrow>
        <Home to={paths.home.to()} aria-label={`${name}, home`}>
          <Logo name={name} />
        </Home>
        <Links aria-label="Main">
          {navItemsOf(shop).map(({ label, to, tone, added }) => (
            <NavItemLink key={to} to={to} end $sale={tone === 'sale'} $added={added}>
              {added ? <Cut>{label}</Cut> : label}
            </NavItemLink>
          ))}
        </Links>
        <Tools>
          <Wide>
            <SearchBox />
            <AccountMenu />
            <CartPlace>
              <CartButton onOpen={onOpenCart} />
            </CartPlace>
          </Wide>
          <Narrow>
            <IconButton ref={searchButton} label="Search" onClick={() => setSearching(true)}>
              <SearchIcon size={24} />
            </IconButton>
          </Narrow>
        </Tools>
        {searching && <SmallSearch onClose={stopSearching} />}
      </Inner>
      <NavigationProgress />
    </Bar>
  );
}
