import type { Meta } from '@storybook/react-webpack5';
import { State, States, storyProduct } from '@ritual/shared/testing/workshop';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const meta: Meta = { title: 'Blocks/Product card' };
export default meta;

const ignore = () => undefined;
const now = new Date().toISOString();
const base = storyProduct(201);
const onSale = storyProduct(254);
const soldOut = storyProduct(143);
const [first] = base.variants;
const manyColors = {
  ...base,
  variants: ['#1b1c20', '#e9e3d6', '#24463c', '#5a2b45', '#bf3218', '#3f5f86', '#b3a38f'].flatMap((code) =>
    first ? [{ ...first, color: { id: code, name: code, code } }] : [],
  ),
};

const Card = (props: Partial<ProductCardProps>) => (
  <ProductCard product={base} now={now} sizes="216px" onQuickAdd={ignore} {...props} />
);

export const AllStates = () => (
  <States>
    <State name="Default" width="216px">
      <Card />
    </State>
    <State name="Hover" width="216px" show="hover">
      <Card product={storyProduct(221)} />
    </State>
    <State name="Focus, new" width="216px" show="focus">
      <Card product={{ ...storyProduct(111), releasedAt: now }} />
    </State>
    <State name="Sale, limited" width="216px">
      <Card product={onSale} />
    </State>
    <State name="Sold out" width="216px">
      <Card product={soldOut} />
    </State>
    <State name="Skeleton" width="216px">
      <ProductCardSkeleton />
    </State>
    <State name="With the brand's label" width="216px">
      <Card brand="Ritual of Power" />
    </State>
    <State name="Seven colors" width="216px">
      <Card product={manyColors} />
    </State>
    <State name="Without a picture" width="216px">
      <Card product={{ ...base, images: [] }} />
    </State>
    <State name="A long name" width="216px">
      <Card product={{ ...base, name: 'Second Skin Long Sleeve Compression Mock with Thumb Holes' }} />
    </State>
  </States>
);

export const InAGrid = () => (
  <ProductGrid>
    {[201, 221, 111, 254, 143, 151].map((id) => (
      <li key={id}>
        <ProductCard product={storyProduct(id)} onQuickAdd={ignore} />
      </li>
    ))}
  </ProductGrid>
);
InAGrid.parameters = { layout: 'fullscreen' };
