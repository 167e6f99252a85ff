import { styled } from 'styled-components';
import type { ProductColor, ProductSummary } from '@ritual/shared/contract';
import { color, media, space, spaces, type } from '@ritual/shared/theme';
import { ColorCircle, VisuallyHidden } from '@ritual/shared/ui';

const max = 5;
/** Px: a dot, the ring around the pictured color's, and the gap between two. */
const dot = 14;
const ring = 20;
const gap = spaces[1];

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${ring}px;
  margin-block-start: ${space(1)};
  ${type('caption')}
  color: ${color('text.muted')};
`;

const Dots = styled.svg`
  margin-inline-start: -${space(1)};
`;

const Ring = styled.circle`
  fill: none;
  stroke: ${color('border.strong')};
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/**
 * The colors of a product as dots, at most five, then '+n'; named for screen readers. The pictured color has a ring. One SVG:
 * as elements of their own, dots were half of what a list has to lay out.
 */
export function CardSwatches({ product }: { readonly product: Pick<ProductSummary, 'variants' | 'images'> }) {
  const colors = colorsOf(product);
  if (colors.length === 0) return null;
  const shown = colors.slice(0, max);
  const width = shown.length * (ring + gap) - gap;
  const middle = ring / 2;
  return (
    <Row>
      <VisuallyHidden>Colors: {colors.map(({ name }) => name).join(', ')}</VisuallyHidden>
      <Dots width={width} height={ring} viewBox={`0 0 ${String(width)} ${String(ring)}`} aria-hidden="true">
        <Ring cx={middle} cy={middle} r={middle - 0.5} />
        {shown.map(({ id, code }, index) => (
          <ColorCircle key={id} color={code} size={dot} x={middle + index * (ring + gap)} y={middle} />
        ))}
      </Dots>
      {colors.length > max && <span aria-hidden="true">+{colors.length - max}</span>}
    </Row>
  );
}

/** Each color once, the color of the first picture first. */
export function colorsOf({ variants, images }: Pick<ProductSummary, 'variants' | 'images'>): ProductColor[] {
  const colors = new Map(variants.map(({ color: each }) => [each.id, each]));
  const shown = colors.get(images[0]?.color ?? '');
  return shown ? [shown, ...[...colors.values()].filter(({ id }) => id !== shown.id)] : [...colors.values()];
}
