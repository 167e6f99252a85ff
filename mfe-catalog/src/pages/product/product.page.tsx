import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { belowFold, belowNavbar, layout, media, space } from '@ritual/shared/theme';
import { useLoaderData } from '@ritual/shared/routing';
import { PreviewNote, recentlyViewed } from '@ritual/shared/blocks';
import { Container, whenVisible } from '@ritual/shared/ui';
import { orderPictures } from '../../rules/product/gallery.ts';
import { BackLink } from './components/back-link.tsx';
import { ProductGallery } from './components/product-gallery.tsx';
import { ProductIntro } from './components/product-intro.tsx';
import { ProductTabs } from './components/product-tabs.tsx';
import { PurchaseForm } from './components/purchase-form.tsx';
import { StickyBar } from './components/sticky-bar.tsx';
import { TrustLines } from './components/trust-lines.tsx';
import type { ProductData } from './product.loader.ts';
import { usePurchase } from './use-purchase.ts';
import { useDeferredRest } from './use-deferred-rest.ts';

export { loader } from './product.loader.ts';

// About as high as the content that replaces it, so that the content below does not jump.
const StripPlace = styled.div`
  min-height: 410px;
  ${media.sm} {
    min-height: 530px;
  }
`;

const ReviewsPlace = styled.div`
  min-height: 900px;
`;

const ReviewsTarget = styled.div`
  scroll-margin-block-start: ${belowNavbar(6)};
`;

const Reviews = whenVisible(
  async () => (await import('./components/reviews/reviews.tsx')).Reviews,
  <ReviewsPlace />,
);
const RelatedStrip = whenVisible(
  async () => (await import('./components/related-strip.tsx')).RelatedStrip,
  <StripPlace />,
);

const RecentlyViewed = whenVisible(
  async () => (await import('./components/recently-viewed.tsx')).RecentlyViewed,
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(11)};
  padding-block-end: ${space(11)};
  & > :nth-child(n + 2) {
    ${belowFold(400)}
  }
  ${media.lg} {
    gap: ${space(13)};
    padding-block-end: ${space(14)};
  }
`;

const Top = styled(Container)`
  position: relative;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${layout.asideWidest}px;
    gap: ${space(11)};
    align-items: start;
  }
`;

const Buying = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.belowLg} {
    & > :nth-child(n + 2) {
      ${belowFold(240)}
    }
  }
  ${media.lg} {
    position: sticky;
    /* Below the navbar, which is sticky too. */
    inset-block-start: ${belowNavbar(6)};
    gap: ${space(6.5)};
  }
`;

export function Component() {
  const data = useLoaderData<ProductData>();
  // Another product starts with a fresh page: first picture, quantity 1, no old message.
  return <ProductPage key={data.product.id} {...data} />;
}

function ProductPage({ product, related, reviews, now }: ProductData) {
  const purchase = usePurchase(product);
  const addRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    recentlyViewed.add(product.id);
  }, [product.id]);
  const chosen = purchase.selection.color;
  // While no color is chosen the gallery stays with the last one.
  const [shown, setShown] = useState(chosen);
  if (chosen !== null && chosen !== shown) setShown(chosen);
  const whole = useDeferredRest();
  return (
    <Page>
      <Top>
        <BackLink />
        <Columns>
          <ProductGallery
            key={shown ?? ''}
            name={product.name}
            pictures={orderPictures(product.images, shown)}
            whole={whole}
          />
          <Buying>
            <ProductIntro product={product} reviews={whole && !product.preview ? reviews : null} now={now} />
            {whole && (
              <>
                <PurchaseForm product={product} purchase={purchase} addRow={addRow} />
                <TrustLines />
                <ProductTabs product={product} />
              </>
            )}
          </Buying>
        </Columns>
      </Top>
      {whole && (
        <>
          {!product.preview && (
            <ReviewsTarget id="reviews" tabIndex={-1}>
              <Reviews productId={product.id} reviews={reviews} />
            </ReviewsTarget>
          )}
          <div>
            <RelatedStrip products={related} now={now} />
            <RecentlyViewed current={product.id} now={now} />
          </div>
          <StickyBar product={product} purchase={purchase} addRow={addRow} />
          {product.preview && <PreviewNote />}
        </>
      )}
    </Page>
  );
}
