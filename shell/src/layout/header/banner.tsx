import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { freeShippingWords } from '@ritual/shared/kernel';
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

/** The promise above the navbar; none where shipping is never free, or while it is not known what the owner promises. */
export function Banner() {
  const policy = useShop()?.policy;
  if (!policy) return null;
  const free = freeShippingWords(policy);
  const orders = policy.standardShipping === 0 ? 'ALL ORDERS' : free && `ORDERS OVER ${free}`;
  return (
    orders && (
      <Strip aria-label="Offer">
        <p>{`FREE SHIPPING ON ${orders}`}</p>
      </Strip>
    )
  );
}
