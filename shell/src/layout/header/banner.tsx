import { styled } from 'styled-components';
import { formatCents, policy } from '@ritual/shared/kernel';
import { color, layout, media, onDark, responsive, space, type } from '@ritual/shared/theme';

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0;
  background: ${color('surface.inverse')};
  ${onDark}
  ${type('banner')}
  text-align: center;
  /* Large text wraps to two lines: the strip grows with it. */
  ${responsive('min-height', layout.bannerHeight)}
  padding: ${space(1)};
  ${media.print} {
    display: none;
  }
`;

/** The promise above the navbar. */
export function Banner() {
  return (
    <Strip aria-label="Offer">
      <p>{`FREE SHIPPING ON ORDERS OVER ${formatCents(policy.freeShippingFrom).replace('.00', '')}`}</p>
    </Strip>
  );
}
