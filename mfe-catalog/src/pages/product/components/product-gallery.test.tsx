import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { demoProduct, renderUi } from '@ritual/shared/testing';
import { orderPictures } from '../../../rules/product/gallery.ts';
import { ProductGallery } from './product-gallery.tsx';

const { name, images } = demoProduct(101);
const pictures = orderPictures(images, 'obsidian');

test('the chosen color comes first, its first picture before all others', () => {
  renderUi(<ProductGallery name={name} pictures={pictures} />);
  const [main] = screen.getAllByRole('img', { name: /Obsidian/ });
  expect(main).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText(`1 / ${String(pictures.length)}`)).toBeInTheDocument();
});

test('thumbnails and arrow keys move through the pictures', async () => {
  const { user } = renderUi(<ProductGallery name={name} pictures={pictures} />);
  const thumb = screen.getByRole('button', { name: `Show ${pictures[2]?.alt ?? ''}`, hidden: true });
  await user.click(thumb);
  expect(thumb).toHaveAttribute('aria-current', 'true');
  screen.getByRole('group', { name: `Pictures of ${name}` }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(`4 / ${String(pictures.length)}`)).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText(`1 / ${String(pictures.length)}`)).toBeInTheDocument();
});

test('zoom ends when another picture is shown', async () => {
  const { user } = renderUi(<ProductGallery name={name} pictures={pictures} />);
  await user.click(screen.getByRole('button', { name: 'Zoom in', hidden: true }));
  expect(screen.getByRole('button', { name: 'Zoom out', hidden: true })).toBeInTheDocument();
  screen.getByRole('group', { name: `Pictures of ${name}` }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Zoom in', hidden: true })).toBeInTheDocument();
});

test('without pictures the space is reserved', () => {
  renderUi(<ProductGallery name={name} pictures={[]} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});
