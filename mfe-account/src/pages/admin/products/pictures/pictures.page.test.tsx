import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, pictureBytes, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/products/pictures', user: 'admin' });
const file = (name: string) => new File([pictureBytes(name)], name, { type: 'image/png' });
const choosing = () => screen.getByLabelText<HTMLInputElement>(/^Add pictures/);
const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
const images = (id: number) => mockStore.catalog.product(id)?.images ?? [];

test('names of files tell the products; one that fails adds nothing to its product and is sent again', async () => {
  const { user } = await open();
  const [first, second] = [images(101), images(102)];
  await user.upload(choosing(), [
    file('101-pine-2.jpg'),
    file('101-1.jpg'),
    file('102.jpg'),
    file('IMG_1.jpg'),
  ]);
  const upload = await screen.findByRole('button', { name: 'Upload 3 pictures' });
  expect(rows('Files not taken')).toHaveLength(1);
  expect(rows('Files not taken')[0]).toHaveTextContent(/^IMG_1\.jpgNo product has this number/);
  const name = mockStore.catalog.product(101)?.name ?? '';
  expect(rows('Products')[1]).toHaveTextContent(`${name}101-1.jpg, 101-pine-2.jpgAll, PineNot sent`);
  expect(images(101)).toEqual(first);

  failNext('uploadPicture', 'UNAVAILABLE');
  await user.click(upload);
  expect(await screen.findByText('1 picture added, 1 product not')).toBeVisible();
  expect(images(101)).toEqual(first);
  expect(images(102)).toHaveLength(second.length + 1);

  await user.click(screen.getByRole('button', { name: 'Upload 2 pictures' }));
  expect(await screen.findByText('2 pictures added')).toBeVisible();
  const added = images(101).slice(first.length);
  expect(added.map(({ alt, color }) => [alt, color])).toEqual([
    [`${name}, picture ${String(first.length + 1)}`, null],
    [`${name} in Pine, picture ${String(first.length + 2)}`, 'pine'],
  ]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(images(101)).toEqual(first));
});

test('a file that is no picture is said at once to be none, whatever its name', async () => {
  const { user } = await open();
  await user.upload(choosing(), [file('101.jpg')]);
  await screen.findByRole('button', { name: 'Upload 1 picture' });
  fireEvent.drop(screen.getByText('Add pictures', { selector: 'label' }), {
    dataTransfer: { types: ['Files'], files: [new File(['SKU,Stock'], '101.csv', { type: 'text/csv' })] },
  });
  expect(await screen.findByRole('table', { name: 'Files not taken' })).toHaveTextContent(
    '101.csvThis is no picture. Choose JPEG, PNG, WebP or AVIF files.',
  );
  expect(screen.queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
});

test('a product that was changed since keeps its pictures, and the others are taken back', async () => {
  const { user } = await open();
  const [first, second] = [images(101), images(102)];
  await user.upload(choosing(), [file('101.jpg'), file('102.jpg')]);
  await user.click(await screen.findByRole('button', { name: 'Upload 2 pictures' }));
  expect(await screen.findByText('2 pictures added')).toBeVisible();
  failNext('updateProduct', 'PRODUCT_CHANGED');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/^It could not be undone/)).toBeVisible();
  expect(images(101)).toHaveLength(first.length + 1);
  expect(images(102)).toEqual(second);
});
