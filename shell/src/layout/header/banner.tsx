import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { freeShippingWords, policyOf } from '@ritual/shared/kernel';
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

/** The promise above the navbar; none where shipping is never free. */
export function Banner() {
  const policy = policyOf(useShop());
  const free = freeShippingWords(policy);
  const always = policy.standardShipping === 0;
  if (free === null && !always) return null;
  return (
    <Strip aria-label="Offer">
      <p>{always ? 'FREE SHIPPING ON ALL ORDERS' : `FREE SHIPPING ON ORDERS OVER ${free ?? ''}`}</p>
    </Strip>
  );
}
