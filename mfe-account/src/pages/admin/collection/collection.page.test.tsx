import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { updateCollection } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { mockStore, pictureBytes, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const root = '/admin/AdminDashboard/collections';
const open = (place: string) => renderPage(routes, { url: `${root}${place}`, user: 'admin' });
const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
const bySlug = (slug: string) => mockStore.state.collections.find((each) => each.slug === slug);
const idOf = (slug: string) => String(bySlug(slug)?.id);

test('a new one by rule has an address like its title, and shows what fits while it is written', async () => {
  const { user, router } = await open('/new');
  await user.type(await textbox('Title'), 'Summer Bras');
  expect(await textbox('Address')).toHaveValue('summer-bras');
  await user.click(screen.getByRole('button', { name: /^Save the collection/ }));
  const gender = screen.getByRole('combobox', { name: 'Gender' });
  await waitFor(() => expect(gender).toHaveAccessibleDescription('Choose at least one condition.'));
  await user.type(screen.getByRole('combobox', { name: 'Categories' }), 'Leggings{Enter}');
  expect(await screen.findByText(/products? fits? now$/)).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Products that fit' })).getAllByRole('listitem'),
  ).not.toEqual([]);
  const address = await textbox('Address');
  await user.clear(address);
  await user.type(address, 'sale');
  await user.click(screen.getByRole('button', { name: /^Save the collection/ }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(/This is the address of 'Sale'/));
  await user.type(address, '-of-bras');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Summer Bras is saved')).toBeVisible();
  expect(router.state.location.pathname).toBe(`${root}/${idOf('sale-of-bras')}`);
  expect(bySlug('sale-of-bras')).toMatchObject({ title: 'Summer Bras', rule: { categories: ['Leggings'] } });
});

test('by hand: products are found, added, moved by buttons and taken out', async () => {
  mockStore.state.collections = mockStore.state.collections.map((each) =>
    each.slug === 'ritual-of-power' ? { ...each, products: [103, 108] } : each,
  );
  const [first = '', second = '', added = ''] = [103, 108, 102].map(
    (id) => mockStore.catalog.product(id)?.name,
  );
  const { user } = await open(`/${idOf('ritual-of-power')}`);
  const list = await screen.findByRole('list', { name: 'Products of the collection' });
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const up = within(list).getByRole('button', { name: `Move ${second} up` });
  await user.click(up);
  expect(names()).toEqual([second, first]);
  expect(up).toHaveFocus();
  await user.click(within(list).getByRole('button', { name: `Remove ${first}` }));
  await user.click(screen.getByRole('searchbox', { name: 'Add products' }));
  await user.paste(added);
  await user.click(await screen.findByRole('button', { name: `Add ${added}` }));
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  expect(await screen.findByText(/is saved$/)).toBeVisible();
  expect(bySlug('ritual-of-power')?.products).toEqual([108, 102]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(names()).toEqual([first, second]));
});

test('of two editors the second chooses; deleting asks first', async () => {
  const sets = bySlug('sets');
  const { user, router } = await open(`/${idOf('sets')}`);
  await user.type(await textbox('Title'), ' of mine');
  const rule = { gender: null, categories: ['Sets'], onSale: false, limited: false, isNew: false };
  await api.call(updateCollection, {
    params: { id: String(sets?.id) },
    body: {
      ...{ title: 'Sets of theirs', slug: 'sets', description: null, products: [], hidden: false },
      rule: { ...rule, priceFrom: null, priceTo: null },
      ...{ from: null, until: null, inMenu: true, version: 1 },
    },
  });
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved before you' });
  await user.click(within(dialog).getByRole('button', { name: /^Save this/ }));
  await waitFor(() =>
    expect(bySlug('sets')).toMatchObject({ title: 'Sets of mine', inMenu: true, version: 3 }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete collection' }));
  const asked = await screen.findByRole('dialog', { name: /^Delete Sets/ });
  await user.click(within(asked).getByRole('button', { name: 'Delete the collection' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(root));
  expect(bySlug('sets')).toBeUndefined();
  // No query by role, which takes seconds on a loaded machine: the way back is offered for eight.
  await screen.findByText(/ is deleted$/);
  await waitFor(() => expect(screen.queryByText(/^Its page and its addresses are gone/)).toBeNull());
  await user.keyboard('z');
  await waitFor(() => expect(bySlug('sets')).toBeDefined());
  await waitFor(() => expect(router.state.location.pathname).toBe(`${root}/${idOf('sets')}`));
});

test('a picture is uploaded, described, and its point set by keys', async () => {
  const { user } = await open(`/${idOf('sets')}`);
  await user.click(await screen.findByRole('button', { name: /^Choose a picture/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  const file = new File([pictureBytes('of a collection')], 'sets.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText(/^Upload a picture/), file);
  const alt = await textbox('What it shows');
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  await waitFor(() => expect(alt).toHaveAccessibleDescription(/^Say what the picture shows\./));
  await user.type(alt, 'Two sets');
  screen.getByRole('button', { name: /^Point that stays in view: 50% from the left/ }).focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(
    screen.getByRole('button', { name: 'Point that stays in view: 45% from the left, 44% from the top' }),
  ).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Save changes/ }));
  await waitFor(() => expect(bySlug('sets')?.picture).toMatchObject({ alt: 'Two sets', focus: '45% 44%' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(bySlug('sets')?.picture).toBeNull());
});

test('the list, and another order of it with a way back', async () => {
  const { user } = await open('');
  expect(await screen.findByRole('row', { name: /Sale.*\/collections\/sale/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Change the order/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Order of the collections' });
  await user.click(await within(dialog).findByRole('button', { name: 'Move Sale up' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the order' }));
  const slugs = () => mockStore.state.collections.map(({ slug }) => slug);
  await waitFor(() => expect(slugs()).toEqual(['woman', 'man', 'sale', 'sets', 'ritual-of-power']));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(slugs()).toEqual(['woman', 'man', 'sets', 'sale', 'ritual-of-power']));
});
