import { useRef } from 'react';
import { styled } from 'styled-components';
import { ProductCard } from '@ritual/shared/blocks';
import { media, screenOnly, scrolling, sizesOf, space, type } from '@ritual/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon, Container, IconButton } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { useQuickAdd } from '../../../features/quick-add/use-quick-add.tsx';

/** Px per click on an arrow. */
const stride = 320;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Section = styled(Container)`
  ${screenOnly}
`;

const Title = styled.h2`
  ${type('h2')}
  ${media.lg} {
    ${type('h1')}
  }
`;

const Arrows = styled.div`
  display: flex;
  gap: ${space(2.5)};
  ${media.belowSm} {
    display: none;
  }
`;

// Room for focus rings, which lie outside the cards.
const Strip = styled.ul`
  display: flex;
  gap: ${space(5)};
  padding: ${space(1.5)};
  margin: -${space(1.5)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(1.5)};
  scrollbar-width: none;
  ${media.belowSm} {
    gap: ${space(2.5)};
    scroll-snap-type: x proximity;
  }
`;

const Item = styled.li`
  flex: none;
  width: 220px;
  scroll-snap-align: start;
  ${media.sm} {
    width: 300px;
  }
`;

interface RelatedStripProps {
  readonly products: readonly ProductSummary[];
  readonly now: string;
}

/** 'You might also like'. */
export function RelatedStrip({ products, now }: RelatedStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { open, dialog } = useQuickAdd();
  if (products.length === 0) return null;
  const scroll = (by: number) => {
    strip.current?.scrollBy({ left: by, behavior: scrolling() });
  };
  return (
    <Section as="section" aria-labelledby="related">
      <Head>
        <Title id="related">You might also like</Title>
        <Arrows>
          <IconButton
            label="Scroll back"
            variant="outline"
            onClick={() => {
              scroll(-stride);
            }}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label="Scroll on"
            variant="filled"
            onClick={() => {
              scroll(stride);
            }}
          >
            <ChevronRightIcon />
          </IconButton>
        </Arrows>
      </Head>
      <Strip ref={strip}>
        {products.map((product) => (
          <Item key={product.id}>
            <ProductCard
              product={product}
              now={now}
              sizes={sizesOf('220px', '300px', '300px')}
              onQuickAdd={open}
            />
          </Item>
        ))}
      </Strip>
      {dialog}
    </Section>
  );
}
