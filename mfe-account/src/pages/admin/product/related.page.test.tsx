import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (place = '101') =>
  renderPage(routes, { url: `/admin/AdminDashboard/products/${place}`, user: 'admin' });
const stored = (id = 101) => mockStore.state.products.find((each) => each.id === id);
const nameOf = (id: number) => mockStore.catalog.product(id)?.name ?? '';

/** The products beside one: 102 is chosen, and 301 is searched for. */
async function openWithOne() {
  const { user } = await open();
  const section = within(await screen.findByRole('region', { name: 'You might also like' }));
  const search = section.getByRole('searchbox', { name: 'Add products' });
  await user.type(search, '102');
  await user.click(await section.findByRole('button', { name: `Add ${nameOf(102)}` }));
  await user.clear(search);
  await user.type(search, '301');
  return { user, section, search };
}

test('products are found and put beside one, in an order, and taken back with Undo', async () => {
  const { user, section, search } = await openWithOne();
  await user.click(await section.findByRole('button', { name: `Add ${nameOf(301)}` }));
  await user.click(section.getByRole('button', { name: `Move ${nameOf(301)} up` }));
  // The product itself is not offered.
  await user.clear(search);
  await user.type(search, '101');
  await screen.findByText('No product is called so. Try one word of it.');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/is saved$/)).toBeVisible();
  expect(stored()?.related).toEqual([301, 102]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(stored()?.related).toEqual([]));
});

test('the way back of a product that was taken out leaves one that was added since', async () => {
  const { user, section } = await openWithOne();
  const add = await section.findByRole('button', { name: `Add ${nameOf(301)}` });
  await user.click(section.getByRole('button', { name: `Remove ${nameOf(102)}` }));
  await user.click(add);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(section.getByRole('button', { name: `Remove ${nameOf(102)}` })).toBeVisible();
  expect(section.getByRole('button', { name: `Remove ${nameOf(301)}` })).toBeVisible();
});

test('tags are typed as chips, and what search engines show follows what is typed', async () => {
  const { user } = await open();
  const tags = await screen.findByRole('combobox', { name: /^Tags/ });
  expect(tags).toHaveAttribute('maxlength', '40');
  await user.type(tags, 'reshoot, Fall plan{Enter}');
  const chosen = within(screen.getByRole('list', { name: 'Chosen tags' })).getAllByRole('listitem');
  // In files they stand with commas between them.
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['reshoot', 'Fall plan']);
  const result = screen.getByRole('group', { name: 'Search result' });
  expect(result).toHaveTextContent(`${nameOf(101)} | RITUAL OF POWER`);
  expect(result).toHaveTextContent('/product/101');
  const description = screen.getByRole('textbox', { name: 'Description' });
  await user.clear(description);
  expect(result).toHaveTextContent('Nothing is written yet.');
  await user.type(description, 'Words '.repeat(40));
  expect(result).toHaveTextContent(/Words…$/);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(stored()?.tags).toEqual(['reshoot', 'Fall plan']));
});

test('a draft is shown to who has its link; a published product has none', async () => {
  const page = await open();
  await screen.findByRole('link', { name: 'See it in the store' });
  expect(screen.queryByRole('button', { name: 'Make a preview link' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Withdraw product' }));
  await page.user.click(await screen.findByRole('button', { name: 'Make a preview link' }));
  const link = await screen.findByRole('textbox', { name: 'Link to the preview' });
  expect(link).toHaveDisplayValue(/^http:\/\/localhost\/product\/101\?draft=\d+\./);
  expect(screen.getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/product\/101\?draft=/),
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining('?draft=')));
  jest.restoreAllMocks();
  expect(screen.getByText(/^Anyone who has it sees the product/)).toBeVisible();
});

test('before the opening a link is marked as for the staff', async () => {
  const host = fakeHost({ user: 'admin', shop: { ...mockShop(), open: false } });
  const { user } = await renderPage(routes, { url: '/admin/AdminDashboard/products/101', host });
  await user.click(await screen.findByRole('button', { name: 'Withdraw product' }));
  await user.click(await screen.findByRole('button', { name: 'Make a preview link' }));
  expect(
    await screen.findByText(
      /^Until the shop opens, you and your colleagues see it, signed in\. Then anyone who has it sees the product/,
    ),
  ).toBeVisible();
});
