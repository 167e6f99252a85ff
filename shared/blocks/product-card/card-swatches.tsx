import { styled } from 'styled-components';
import type { ProductColor, ProductSummary } from '@ritual/shared/contract';
import { border, color, radius, space, type } from '@ritual/shared/theme';
import { ColorDot, VisuallyHidden } from '@ritual/shared/ui';

const most = 5;

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 20px;
  margin-block-start: ${space(1)};
  ${type('caption')}
  color: ${color('text.muted')};
`;

// The colour in the picture wears a ring.
const Dot = styled.span<{ $shown: boolean }>`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: ${({ $shown }) => ($shown ? border('border.strong') : border('transparent'))};
  border-radius: ${radius('pill')};
  &:first-of-type {
    margin-inline-start: -${space(1)};
  }
`;

/** The colours of a product as dots, at most five, then '+n'; named for those who do not see them. */
export function CardSwatches({ product }: { readonly product: Pick<ProductSummary, 'variants' | 'images'> }) {
  const colors = colorsOf(product);
  if (colors.length === 0) return null;
  return (
    <Row>
      <VisuallyHidden>Colors: {colors.map(({ name }) => name).join(', ')}</VisuallyHidden>
      {colors.slice(0, most).map(({ id, code }, index) => (
        <Dot key={id} $shown={index === 0}>
          <ColorDot color={code} size={14} />
        </Dot>
      ))}
      {colors.length > most && <span aria-hidden="true">+{colors.length - most}</span>}
    </Row>
  );
}

/** Each colour once, the one of the first picture first. */
export function colorsOf({ variants, images }: Pick<ProductSummary, 'variants' | 'images'>): ProductColor[] {
  const colors = new Map(variants.map(({ color: each }) => [each.id, each]));
  const shown = colors.get(images[0]?.color ?? '');
  return shown ? [shown, ...[...colors.values()].filter(({ id }) => id !== shown.id)] : [...colors.values()];
}
