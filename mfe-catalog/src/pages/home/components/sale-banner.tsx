import { styled } from 'styled-components';
import { color, media, onDark, scrim, space, type, weight } from '@ritual/shared/theme';
import { useShop } from '@ritual/shared/federation';
import { hasCollection } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { ButtonLink, Container } from '@ritual/shared/ui';
import { CoverImage } from '../../../features/art/cover-image.tsx';
import { redDrape } from '../home-artwork.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space(8)};
  min-height: 430px;
  padding: ${space(6.5)} ${space(5)};
  overflow: hidden;
  background: ${color('light.ribbon')};
  ${onDark}
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    background: ${scrim('saleLeft')};
  }
  ${media.lg} {
    min-height: 440px;
    padding: ${space(10)} ${space(11)};
  }
`;

const Title = styled.h2`
  position: relative;
  z-index: 1;
  max-width: 5.6em;
  ${type('displaySale')}
`;

const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${space(5)};
  ${type('body')}
  font-weight: ${weight('link')};
  ${media.lg} {
    grid-template-columns: 1fr auto;
    align-items: end;
    ${type('lead')}
    font-weight: ${weight('link')};
  }
`;

const sale = 'sale';

/** Absent while no product is on sale, so that it never promises a discount in vain. */
export function SaleBanner() {
  const shop = useShop();
  if (!shop?.saleUpTo || !hasCollection(shop, sale)) return null;
  return (
    <Container as="section" aria-labelledby="sale-banner">
      <Box>
        <CoverImage art={redDrape} sizes="max(100vw, 940px)" />
        <Title id="sale-banner">{`UP TO ${shop.saleUpTo}% OFF`}</Title>
        <Foot>
          <p>On selected styles – Limited time</p>
          <ButtonLink to={paths.collection.to({ slug: sale })} variant="onDark">
            Shop Now
          </ButtonLink>
        </Foot>
      </Box>
    </Container>
  );
}
