import { memo } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { color, focusRing, media, motion, space, transition, type } from '@ritual/shared/theme';
import { columnSizes, Picture } from '@ritual/shared/ui';
import { Price } from '../product/price.tsx';
import { CardActions } from './card-actions.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardSwatches } from './card-swatches.tsx';
import { QuickAddButton, SoldOutBar } from './quick-add-button.tsx';

export interface ProductCardProps<Product extends ProductSummary = ProductSummary> {
  readonly product: Product;
  /** The label above the name (home page). */
  readonly brand?: string;
  /** In the first view: its picture is loaded first. */
  readonly priority?: boolean;
  /** Rendered width of the picture; a grid of 2, 3 and 3 by default. */
  readonly sizes?: string;
  /** ISO time of the page's data, for the NEW badge. Left out, the badge appears after hydration. */
  readonly now?: string | null;
  /** Heading level of the name. */
  readonly heading?: 'h2' | 'h3';
  /** Left out, the card has no quick add. */
  readonly onQuickAdd?: (product: Product) => void;
}

const Shown = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color('surface.image')};
`;

const Garment = styled(Picture)<{ $faded: boolean }>`
  ${({ $faded }) => ($faded ? 'opacity: 0.55;' : '')}
  transition: transform ${motion('slow')};
`;

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  min-width: 0;
  /* The focus ring surrounds the picture, not the text, because shoppers look at the picture. */
  &:has(a:focus-visible) > ${Shown} {
    ${focusRing}
  }
  ${media.hover} {
    &:hover ${Garment} {
      transform: scale(1.04);
    }
  }
  ${media.reducedMotion} {
    &:hover ${Garment} {
      transform: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(3.5)};
`;

const BrandLabel = styled.p`
  ${type('brandLabel')}
  color: ${color('text.muted')};
`;

const Name = styled.h3`
  ${type('name')}
`;

// The link covers the whole card; quick add lies above it.
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  ${transition(['color'])}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;

function OneProduct<Product extends ProductSummary>({
  product,
  brand,
  priority = false,
  sizes = columnSizes({ base: 2, sm: 3, lg: 3 }),
  now,
  heading = 'h3',
  onQuickAdd,
}: ProductCardProps<Product>) {
  const [image] = product.images;
  const soldOut = product.variants.every(({ stock }) => stock === 0);
  return (
    <Card>
      <Shown>
        <Garment
          $faded={soldOut}
          file={image?.file}
          alt={image?.alt ?? ''}
          sizes={sizes}
          priority={priority}
          measures={image}
        />
        <CardBadges product={product} now={now} />
        <CardActions product={product} />
        {soldOut && <SoldOutBar>Sold out</SoldOutBar>}
        {!soldOut && onQuickAdd && (
          <QuickAddButton productName={product.name} onClick={() => onQuickAdd(product)} />
        )}
      </Shown>
      <Words>
        {brand !== undefined && <BrandLabel>{brand}</BrandLabel>}
        <Name as={heading}>
          <Whole to={addressOf(product)}>{product.name}</Whole>
        </Name>
        <Price price={product.price} compareAtPrice={product.compareAtPrice} />
        <CardSwatches product={product} />
      </Words>
    </Card>
  );
}

/** URL of a product in the card's color, unless the product page shows that color by default. */
function addressOf({ id, images }: ProductSummary): string {
  const path = paths.product.to({ id });
  const [shown] = images;
  if (!shown?.color || images.every(({ position }) => position >= shown.position)) return path;
  return `${path}?color=${encodeURIComponent(shown.color)}`;
}

/**
 * One product in a list: the card is one link, quick add a button of its own. Lists re-render whenever a navigation begins;
 * memoized cards, which are most of a list, do not.
 */
export const ProductCard = memo(OneProduct) as typeof OneProduct;
