import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
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

/** The line above the navbar: the owner's words, or what is promised of free shipping. */
export function Banner() {
  const words = useShop()?.banner;
  return (
    words && (
      <Strip aria-label="Offer">
        <p>{words}</p>
      </Strip>
    )
  );
}
