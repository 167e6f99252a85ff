import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ProductCardSlotProps, SlotPort } from '@ritual/shared/federation';
import { demoProduct, fakeHost, renderUi } from '@ritual/shared/testing';
import { ProductCard } from '../index.ts';

const at = (product: { releasedAt: string }, days: number) =>
  new Date(Date.parse(product.releasedAt) + days * 86_400_000).toISOString();

test('a card is one link with a quick add button of its own', async () => {
  const product = demoProduct(101);
  const onQuickAdd = jest.fn();
  const { user, router } = renderUi(<ProductCard product={product} onQuickAdd={onQuickAdd} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `Quick add, ${product.name}` }));
  expect(onQuickAdd).toHaveBeenCalledWith(product);
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: product.name }));
  expect(router.state.location.pathname).toBe('/product/101');
});

test("a card in another color than the product's first links to that color", () => {
  const product = demoProduct(101);
  const [first, ...others] = product.images;
  const other = others.find(({ color }) => color !== first?.color);
  if (!first || !other) throw new Error('The demo catalog has no product of two colors.');
  renderUi(<ProductCard product={{ ...product, images: [other, first] }} />);
  const address = `/product/101?color=${String(other.color)}`;
  expect(screen.getByRole('link', { name: product.name })).toHaveAttribute('href', address);
  expect(screen.getByRole('img', { name: other.alt })).toBeInTheDocument();
});

test('NEW is shown for 31 days after the release', () => {
  const product = demoProduct(101);
  const { unmount } = renderUi(<ProductCard product={product} now={at(product, 30.9)} />);
  expect(screen.getByText('NEW')).toBeInTheDocument();
  unmount();
  renderUi(<ProductCard product={product} now={at(product, 31)} />);
  expect(screen.queryByText('NEW')).not.toBeInTheDocument();
});

test('a product without stock is sold out and cannot be added', () => {
  renderUi(<ProductCard product={demoProduct(143)} onQuickAdd={() => undefined} />);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('at most five swatches, the pictured color first, all of them named', () => {
  const product = demoProduct(101);
  const variants = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    size: 'M' as const,
    stock: 1,
    color: { id: `c${String(index)}`, name: `Color ${String(index)}`, code: '#000000' },
  }));
  const images = product.images.map((image) => ({ ...image, color: 'c3' }));
  renderUi(<ProductCard product={{ ...product, variants, images }} />);
  expect(screen.getByText(/^Colors: Color 3, Color 0, .*Color 6$/)).toBeInTheDocument();
  expect(screen.getByText('+2')).toBeInTheDocument();
});

test('remotes may add actions to a card; its link stays the only one', () => {
  const product = demoProduct(101);
  const Save = ({ productId, productName }: ProductCardSlotProps) => (
    <button type="button" value={productId}>
      Save {productName}
    </button>
  );
  const fillings = [{ remote: 'wishlist', Component: Save }];
  const slots = { subscribe: () => () => undefined, get: () => fillings } as unknown as SlotPort;
  renderUi(<ProductCard product={product} />, fakeHost({ slots }));
  expect(screen.getByRole('button', { name: `Save ${product.name}` })).toHaveValue('101');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
