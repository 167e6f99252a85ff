import { styled } from 'styled-components';
import {
  bareButton,
  border,
  color,
  controlHeight,
  elevation,
  media,
  onDark,
  radius,
  space,
  z,
} from '@ritual/shared/theme';
import { useLocation } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { BagIcon, CountBadge } from '@ritual/shared/ui';
import { cartLabel, useCartCount } from './use-cart-count.ts';

const Round = styled.button`
  ${bareButton}
  /* Visible edge on the dark footer. */
  border: ${border('action.primaryHover')};
  position: fixed;
  inset: auto ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom)) auto;
  z-index: ${z('fab')};
  display: grid;
  place-items: center;
  width: ${controlHeight('large')};
  height: ${controlHeight('large')};
  border-radius: ${radius('pill')};
  background: ${color('action.primary')};
  ${onDark}
  box-shadow: ${elevation('fab')};
  ${media.lg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Place = styled.span`
  position: relative;
  display: grid;
`;

const Badge = styled.span`
  position: absolute;
  inset: -${space(2)} -${space(2.5)} auto auto;
`;

/** Cart and checkout pages: the floating button would cover their own controls at the bottom of the screen. */
const ownCart = new Set([paths.cart.to(), paths.checkout.to()]);

/** The floating cart button of small screens. */
export function CartFab({ onOpen }: { readonly onOpen: () => void }) {
  const count = useCartCount();
  const { pathname } = useLocation();
  if (ownCart.has(pathname)) return null;
  return (
    <Round type="button" aria-label={cartLabel(count)} aria-haspopup="dialog" onClick={onOpen}>
      <Place>
        <BagIcon size={24} />
        <Badge>{count > 0 && <CountBadge count={count} />}</Badge>
      </Place>
    </Round>
  );
}
