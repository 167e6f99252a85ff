import { styled } from 'styled-components';
import { belowFold, media, space } from '@ritual/shared/theme';
import { useLoaderData } from '@ritual/shared/routing';
import { BrandBlock } from './components/brand-block.tsx';
import { CategoryTiles } from './components/category-tiles.tsx';
import { Hero } from './components/hero.tsx';
import { LatestDrops } from './components/latest-drops.tsx';
import { SaleBanner } from './components/sale-banner.tsx';
import type { HomeData } from './home.loader.ts';

export { loader } from './home.loader.ts';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(11)};
  padding-block-end: ${space(11)};
  & > :nth-child(n + 2) {
    ${belowFold(560)}
  }
  ${media.lg} {
    gap: ${space(14)};
    padding-block-end: ${space(14)};
  }
`;

export function Component() {
  const { latest, now } = useLoaderData<HomeData>();
  return (
    <Sections>
      <Hero />
      <LatestDrops products={latest} now={now} />
      <CategoryTiles />
      <BrandBlock />
      <SaleBanner />
    </Sections>
  );
}
