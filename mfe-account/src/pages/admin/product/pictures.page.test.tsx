import { expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getAdminProduct, updateProduct } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { failNext, holdNext, mockStore, pictureBytes, renderPage } from '@ritual/shared/testing';
import { bodyOf, valuesOf } from '../../../rules/product/form-values.ts';
import { adminRoutes as routes } from '../admin.routes.tsx';

const inSection = (element: HTMLElement) => within(element);
/** The section, looked for once: the page is large. */
let pictures: ReturnType<typeof inSection>;
async function open(place = '101') {
  const page = await renderPage(routes, { url: `/admin/AdminDashboard/products/${place}`, user: 'admin' });
  pictures = inSection(await screen.findByRole('region', { name: 'Pictures' }));
  return page;
}
const file = (name: string) => new File([pictureBytes(name)], `${name}.png`, { type: 'image/png' });
const images = (id = 101) => mockStore.catalog.product(id)?.images ?? [];
const tiles = () => pictures.getAllByRole('button', { name: /^Picture \d+ of/ });
/** What each picture says, in order. */
const order = () => tiles().map((tile) => /: (.*)$/.exec(tile.getAttribute('aria-label') ?? '')?.[1]);
const choosing = () => pictures.getByLabelText<HTMLInputElement>(/^Add pictures/);
const save = () => screen.getByRole('button', { name: /^Save/ });

test('several pictures are uploaded, described and saved; shoppers see them', async () => {
  const { user } = await open();
  const before = images();
  const release = holdNext('uploadPicture');
  await user.upload(choosing(), [file('one'), file('two')]);
  const uploads = await pictures.findByRole('list', { name: 'Uploads' });
  expect(within(uploads).getAllByRole('progressbar')).not.toHaveLength(0);
  // What is on its way would be missing in what is saved.
  await user.click(save());
  expect(await screen.findByText(/^Some are still being uploaded/)).toBeVisible();
  release();
  await waitFor(() => expect(tiles()).toHaveLength(before.length + 2));
  await waitFor(() => expect(pictures.queryByRole('list', { name: 'Uploads' })).toBeNull());
  await user.click(save());
  const missing = `Picture ${String(before.length + 1)}: Say what the picture shows.`;
  expect(await screen.findByText(missing)).toBeVisible();
  expect(images()).toEqual(before);
  // The first of them is chosen, and its words are asked for.
  await waitFor(() => {
    const words = pictures.getByRole('textbox', { name: 'What it shows' });
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription(/^Say what the picture shows\./);
  });
  for (const [index, words] of ['The first', 'The second'].entries()) {
    const name = new RegExp(`^Picture ${String(before.length + 1 + index)} of`);
    await user.click(pictures.getByRole('button', { name }));
    await user.click(pictures.getByRole('textbox', { name: 'What it shows' }));
    await user.paste(words);
  }
  await user.selectOptions(pictures.getByRole('combobox', { name: /^Color/ }), 'Pine');
  await user.click(save());
  expect(await screen.findByText(/is saved$/)).toBeVisible();
  expect(
    images()
      .slice(before.length)
      .map(({ alt, color }) => [alt, color]),
  ).toEqual([
    ['The first', null],
    ['The second', 'pine'],
  ]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(images()).toHaveLength(before.length));
});

test('a refused file says what to do; one that did not arrive is sent again', async () => {
  const { user } = await open();
  const count = images().length;
  const svg = new File(['<svg/>'], 'logo.png', { type: 'image/png' });
  const empty = new File([], 'empty.png', { type: 'image/png' });
  const large = new File([pictureBytes('large')], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await user.upload(choosing(), [svg, empty, large]);
  const uploads = within(await pictures.findByRole('list', { name: 'Uploads' }));
  expect(await uploads.findByText(/Pictures can be JPEG, PNG, WebP or AVIF/)).toBeVisible();
  expect(uploads.getByText(/^This file is empty/)).toBeVisible();
  expect(uploads.getByText(/at most 20 MB/)).toBeVisible();
  expect(uploads.queryByRole('button', { name: /^Try again/ })).toBeNull();
  for (const name of ['logo.png', 'empty.png', 'large.png'])
    await user.click(uploads.getByRole('button', { name: `Dismiss: ${name}` }));
  expect(pictures.queryByRole('list', { name: 'Uploads' })).toBeNull();
  failNext('uploadPicture', 'UNAVAILABLE');
  await user.upload(choosing(), [file('one')]);
  await user.click(await pictures.findByRole('button', { name: 'Try again: one.png' }));
  await waitFor(() => expect(tiles()).toHaveLength(count + 1));
  // Files are dropped, too.
  const [tile] = tiles();
  const drop = createEvent.drop(tile as HTMLElement);
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [file('dropped')] } });
  fireEvent(tile as HTMLElement, drop);
  await waitFor(() => expect(tiles()).toHaveLength(count + 2));
  // Stopped, it is not added.
  const release = holdNext('uploadPicture');
  await user.upload(choosing(), [file('two')]);
  await user.click(await pictures.findByRole('button', { name: 'Stop: two.png' }));
  release();
  expect(pictures.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(tiles()).toHaveLength(count + 2);
});

test('pictures are moved by arrow keys, by buttons and by dragging, and taken out with a way back', async () => {
  const { user } = await open();
  const [a, b, c, ...rest] = order();
  const [first] = tiles();
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(order()).toEqual([b, a, c, ...rest]);
  expect(tiles()[1]).toHaveFocus();
  await user.keyboard('{End}{Home}');
  expect(order()).toEqual([a, b, c, ...rest]);
  await user.click(tiles()[1] as HTMLElement);
  await user.click(pictures.getByRole('button', { name: 'Later' }));
  expect(order()).toEqual([a, c, b, ...rest]);

  const dataTransfer = { types: ['text/plain'], setData: () => undefined, effectAllowed: '' };
  const items = () => tiles().map((tile) => tile.closest('li') as HTMLElement);
  const drag = (from: number, to: number) => {
    fireEvent.dragStart(items()[from] as HTMLElement, { dataTransfer });
    fireEvent.dragEnter(items()[to] as HTMLElement, { dataTransfer });
    return items()[to] as HTMLElement;
  };
  const dropped = drag(2, 0);
  fireEvent.drop(dropped, { dataTransfer });
  fireEvent.dragEnd(dropped, { dataTransfer });
  expect(order()).toEqual([b, a, c, ...rest]);
  // Let go elsewhere it stands where it stood.
  fireEvent.dragEnd(drag(0, 2), { dataTransfer });
  expect(order()).toEqual([b, a, c, ...rest]);

  await user.click(tiles()[0] as HTMLElement);
  await user.click(pictures.getByRole('button', { name: 'Take it out' }));
  expect(order()).toEqual([a, c, ...rest]);
  expect(tiles()[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(order()).toEqual([b, a, c, ...rest]));
  await user.click(save());
  await waitFor(() => expect(images().map(({ alt }) => alt)).toEqual([b, a, c, ...rest]));
});

test('of two who change the pictures the second chooses between both, in words', async () => {
  const { user } = await open();
  const [a, b, ...rest] = order();
  tiles()[0]?.focus();
  await user.keyboard('{ArrowRight}');
  // As a colleague does it, who takes all of them out but one.
  const { body } = bodyOf(valuesOf(await api.call(getAdminProduct, { params: { id: 101 } })));
  await api.call(updateProduct, {
    params: { id: 101 },
    body: { ...body, version: 1, pictures: body.pictures?.slice(1, 2) },
  });
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  expect(dialog.getByRole('radio', { name: /^Pictures: theirs, 1\. / })).toHaveAccessibleName(
    new RegExp(`^Pictures: theirs, 1\\. ${b ?? ''} \\(\\w+\\)$`),
  );
  await user.click(dialog.getByRole('radio', { name: /^Pictures: yours/ }));
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  await waitFor(() => expect(images().map(({ alt }) => alt)).toEqual([b, a, ...rest]));
});

test('a new product is saved with its pictures, and a copy begins with those of the other', async () => {
  const { user } = await open('new?from=101');
  const count = images().length;
  expect(tiles()).toHaveLength(count);
  await user.click(save());
  await screen.findByRole('button', { name: 'Publish' });
  const [made] = mockStore.state.products;
  expect(made?.images.map(({ url }) => url)).toEqual(images().map((image) => image.file));
});
