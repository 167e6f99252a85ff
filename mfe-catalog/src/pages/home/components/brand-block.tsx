import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { brandName } from '@ritual/shared/kernel';
import { color, gutters, layout, media, onDark, space, type } from '@ritual/shared/theme';
import { ButtonLink } from '@ritual/shared/ui';
import { CoverImage } from '../../../features/art/cover-image.tsx';
import { drapeWithTones } from '../../../features/art/drape.ts';
import { ownCollection } from './hero-slides.ts';

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color('surface.inverse')};
  ${onDark}
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${space(8)};
  min-height: 560px;
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block: ${space(15)} ${space(8)};
  ${gutters}
  ${media.lg} {
    min-height: 720px;
    padding-block-end: ${space(10)};
  }
`;

const Title = styled.h2`
  ${type('displayMonument')}
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(6)};
  p {
    max-width: 30em;
    ${type('body')}
    color: ${color('ink.150')};
  }
  ${media.sm} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
  ${media.lg} {
    p {
      ${type('bodyL')}
    }
  }
`;

export function BrandBlock() {
  const shop = useShop();
  return (
    <Root aria-labelledby="brand-block">
      <CoverImage art={drapeWithTones} sizes="max(100vw, 1540px)" />
      <Inner>
        <Title id="brand-block">{brandName}</Title>
        <Foot>
          <p>Strength is built the same way every day. A few pieces, one idea, worn until they are yours.</p>
          <ButtonLink to={ownCollection(shop)} variant="onDark">
            Explore Collection
          </ButtonLink>
        </Foot>
      </Inner>
    </Root>
  );
}
