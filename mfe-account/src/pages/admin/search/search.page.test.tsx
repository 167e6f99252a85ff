import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/search', user: 'admin' });
const list = (name: string) => within(screen.getByRole('list', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a search that found nothing becomes a synonym, with a way back', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const misses = [{ day: today, words: 'jumper', count: 3 }];
  mockStore.state.search = { ...mockStore.state.search, misses };
  const { user } = await open();
  const missed = list('Searches that found nothing');
  expect(missed.getByText(/^3 times, last/)).toBeVisible();
  await user.click(missed.getByRole('button', { name: 'Make a synonym for jumper' }));
  const form = dialog('New synonym');
  expect(form.getByRole('textbox', { name: 'Searched for' })).toHaveValue('jumper');
  await user.click(form.getByRole('button', { name: /^Save the synonym/ }));
  expect(await form.findByText('Enter a word.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Also finds' }), 'hoodie, sweatshirt');
  await user.click(form.getByRole('button', { name: /^Save the synonym/ }));
  expect(await list('Synonyms').findByText('jumper → hoodie, sweatshirt')).toBeVisible();
  expect(missed.getByText(/^3 times, last .*\. Finds \d+ products? now\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(mockStore.state.search.synonyms).toEqual([]));
});

test('equal words are changed and removed; of two editors the second is told', async () => {
  const synonym = { id: 5, from: null, words: ['pants', 'trousers'], version: 2 };
  mockStore.state.search = { ...mockStore.state.search, synonyms: [synonym] };
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change pants = trousers' }));
  const form = dialog('Change the synonym');
  mockStore.state.search = {
    ...mockStore.state.search,
    synonyms: [{ ...synonym, words: ['pants', 'slacks'], version: 3 }],
  };
  await user.type(form.getByRole('textbox', { name: 'Words' }), ', chinos');
  await user.click(form.getByRole('button', { name: /^Save the synonym/ }));
  expect(await form.findByText(/^Someone else has changed this entry meanwhile/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Discard/ }));
  await user.click(screen.getByRole('button', { name: 'Remove pants = slacks' }));
  const question = dialog('Remove this synonym?');
  await user.click(question.getByRole('button', { name: 'Remove the synonym' }));
  await waitFor(() => expect(mockStore.state.search.synonyms).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(mockStore.state.search.synonyms).toMatchObject([{ words: ['pants', 'slacks'] }]),
  );
});

test('products are found, put in order and pinned', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Pin products' }));
  const form = dialog('Products on top of a search');
  await user.type(form.getByRole('textbox', { name: 'Searched for' }), 'gift');
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await form.findByText('Choose a product.')).toBeVisible();
  for (const id of ['101', '102']) {
    await user.clear(form.getByRole('searchbox', { name: 'Add products' }));
    await user.type(form.getByRole('searchbox', { name: 'Add products' }), id);
    await user.click(await form.findByRole('button', { name: /^Add / }));
  }
  await user.click(form.getAllByRole('button', { name: /^Move .* up$/ })[1] as HTMLElement);
  await user.click(form.getByRole('button', { name: /^Save/ }));
  expect(await list('Pinned products').findByText('gift')).toBeVisible();
  expect(mockStore.state.search.pins).toMatchObject([{ words: 'gift', products: [102, 101] }]);
});

test('who may only read gets no buttons', async () => {
  mockStore.state.search = {
    ...mockStore.state.search,
    synonyms: [{ id: 5, from: null, words: ['pants', 'trousers'], version: 1 }],
  };
  const { staff } = mockStore.state;
  const admin = mockStore.state.users.find(({ email }) => email === 'admin@example.com');
  const member = staff[admin?.id ?? ''];
  if (!admin || !member) throw new Error('The demo has an administrator.');
  staff[admin.id] = { ...member, role: 'fulfillment' };
  await open();
  expect(list('Synonyms').getByText('pants = trousers')).toBeVisible();
  expect(screen.queryByRole('button', { name: /synonym|Change pants|Pin products/ })).toBeNull();
});
