import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { BagIcon, CountBadge, IconButton } from '@ritual/shared/ui';
import { cartLabel, useCartCount } from './use-cart-count.ts';

const Place = styled.span`
  position: relative;
  display: grid;
`;

const Badge = styled.span`
  position: absolute;
  inset: -${space(2)} -${space(2.5)} auto auto;
`;

/** The bag in the navbar with the number of units in the cart. */
export function CartButton({ onOpen }: { readonly onOpen: () => void }) {
  const count = useCartCount();
  return (
    <IconButton label={cartLabel(count)} onClick={onOpen} aria-haspopup="dialog">
      <Place>
        <BagIcon size={24} />
        <Badge>{count > 0 && <CountBadge count={count} />}</Badge>
      </Place>
    </IconButton>
  );
}
