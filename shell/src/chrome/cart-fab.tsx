import { styled } from 'styled-components';
import { bareButton, color, elevation, media, onDark, radius, z } from '@ritual/shared/theme';
import { BagIcon, CountBadge } from '@ritual/shared/ui';
import { cartLabel, useCartCount } from './use-cart-count.ts';

const Round = styled.button`
  ${bareButton}
  position: fixed;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom)) auto;
  z-index: ${z('fab')};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
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
  inset: -8px -10px auto auto;
`;

/** The cart on small screens, always within the thumb's reach. */
export function CartFab({ onOpen }: { readonly onOpen: () => void }) {
  const count = useCartCount();
  return (
    <Round type="button" aria-label={cartLabel(count)} aria-haspopup="dialog" onClick={onOpen}>
      <Place>
        <BagIcon size={24} />
        <Badge>{count > 0 && <CountBadge count={count} />}</Badge>
      </Place>
    </Round>
  );
}
