import { ProductCardSkeleton } from '@ritual/shared/blocks';
import { StripFrame } from './product-strip.tsx';
import { Item, Row } from './strip-row.ts';

/** Placeholder for a strip whose products are loading. */
export function StripSkeleton({ title }: { readonly title: string }) {
  return (
    <StripFrame title={title}>
      <Row aria-busy="true" aria-label={`${title}: loading`}>
        {Array.from({ length: 5 }, (_, index) => (
          <Item key={index}>
            <ProductCardSkeleton />
          </Item>
        ))}
      </Row>
    </StripFrame>
  );
}
