import { styled } from 'styled-components';
import { belowFold, media, space } from '@ritual/shared/theme';
import { useShop } from '@ritual/shared/federation';
import { hasCollection, linkTarget, shownHome, type HomeContent, type HomePart } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { useLoaderData } from '@ritual/shared/routing';
import { Banner } from './components/banner.tsx';
import { BrandBlock } from './components/brand-block.tsx';
import { Hero } from './components/hero.tsx';
import { PreviewNote } from '@ritual/shared/blocks';
import { ProductsRow } from './components/products-row.tsx';
import { Tiles } from './components/tiles.tsx';
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
  const data = useLoaderData<HomeData>();
  const { slides, parts } = useShown(data);
  return (
    <>
      <Sections>
        {/* Swiper has moved the elements of the slides: others need another show. */}
        <Hero key={slides.map(({ wide }) => wide.file).join(' ')} slides={slides} />
        {parts.map((part, index) => (
          <Part key={index} part={part} {...data} />
        ))}
      </Sections>
      {data.preview && <PreviewNote />}
    </>
  );
}

function Part({ part, rows, now }: { readonly part: HomePart } & Pick<HomeData, 'rows' | 'now'>) {
  switch (part.kind) {
    case 'products':
      return <ProductsRow {...part} products={rows[part.collection ?? ''] ?? null} now={now} />;
    case 'tiles':
      return <Tiles {...part} />;
    case 'brand':
      return <BrandBlock {...part} />;
    case 'banner':
      return <Banner {...part} />;
    // Of a newer API.
    default:
      return null;
  }
}

/** The API has looked at what the content leads to; the default is looked at here. */
function useShown({ content, checkedBy }: HomeData): HomeContent {
  const shop = useShop();
  if (checkedBy === 'api') return content;
  const live = (link: string) => {
    const target = linkTarget(link);
    return target?.kind === 'collection' && !hasCollection(shop, target.slug) ? null : link;
  };
  return shownHome(content, { live, saleUpTo: shop?.saleUpTo ?? null, elsewhere: paths.collections.to() });
}
