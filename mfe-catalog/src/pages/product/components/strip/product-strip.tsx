import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductCard } from '@ritual/shared/blocks';
import { media, screenOnly, scrolling, sizesOf, space, type } from '@ritual/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon, Container, IconButton } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { useQuickAdd } from '../../../../features/quick-add/use-quick-add.tsx';
import { Item, Row } from './strip-row.ts';

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

interface StripFrameProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of products with its title. */
export function StripFrame({ title, aside, children }: StripFrameProps) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Section>
  );
}

interface ProductStripProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly now: string;
}

/** Products in a row that is scrolled by hand or by arrows, each with quick add. */
export function ProductStrip({ title, products, now }: ProductStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { open, dialog } = useQuickAdd();
  const scroll = (by: number) => {
    strip.current?.scrollBy({ left: by, behavior: scrolling() });
  };
  const arrows = (
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
  );
  return (
    <StripFrame title={title} aside={arrows}>
      <Row ref={strip}>
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
      </Row>
      {dialog}
    </StripFrame>
  );
}
