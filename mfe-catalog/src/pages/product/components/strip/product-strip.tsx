import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductCard, useQuickAddDialog } from '@ritual/shared/blocks';
import { screenOnly, scrolling, sizesOf } from '@ritual/shared/theme';
import { Container } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { ArrowPair } from '../../../../features/section-head/arrow-pair.tsx';
import { SectionHead } from '../../../../features/section-head/section-head.tsx';
import { Item, Row } from './strip-row.ts';

/** Px per click on an arrow. */
const stride = 320;

const Section = styled(Container)`
  ${screenOnly}
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
      <SectionHead id={id} title={title}>
        {aside}
      </SectionHead>
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
  const { open, dialog } = useQuickAddDialog();
  const turn = (by: 1 | -1) => {
    strip.current?.scrollBy({ left: by * stride, behavior: scrolling() });
  };
  return (
    <StripFrame title={title} aside={<ArrowPair onTurn={turn} />}>
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
