import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { useSlot } from '@ritual/shared/federation';

// Over the picture, beside the badges, which leave this corner free: what appears here later moves nothing. Above the card's link.
const Corner = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
  z-index: 2;
`;

/** What other remotes add to a card (slot `product-card`). */
export function CardActions({
  product: { id, name },
}: {
  readonly product: Pick<ProductSummary, 'id' | 'name'>;
}) {
  const fillings = useSlot('product-card');
  if (fillings.length === 0) return null;
  return (
    <Corner>
      {fillings.map(({ remote, Component }) => (
        <Component key={remote} productId={id} productName={name} />
      ))}
    </Corner>
  );
}
