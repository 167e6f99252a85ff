import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { holdNext, mockStore, renderPage, seedMessages, seedPeople } from '@ritual/shared/testing';
import { adminRoutes as routes } from './admin.routes.tsx';

const open = (place: string) => renderPage(routes, { url: `/admin/AdminDashboard/${place}`, user: 'admin' });
const sets = () => mockStore.state.collections.find(({ slug }) => slug === 'sets');

/** Pages that are forms, with a field of each and the call that saves it. */
const forms = [
  { place: () => `collections/${String(sets()?.id)}`, field: 'Title', call: 'updateCollection' },
  { place: () => 'products/101', field: 'Name', call: 'updateProduct' },
  { place: () => 'pages/faq', field: 'Title', call: 'savePageDraft' },
  { place: () => 'size-charts/1', field: 'Name', call: 'saveSizeChartDraft' },
  { place: () => 'home', field: 'Title', call: 'saveHomeDraft', closed: /^Elevate Your Energy/ },
  { place: () => 'navigation', field: /^Words below the name/, call: 'saveNavigationDraft' },
] as const;

test.each(forms)(
  '$call: what is typed while it is under way stays, and is saved by the next',
  async (form) => {
    const { user } = await open(form.place());
    if ('closed' in form) await user.click(await screen.findByRole('button', { name: form.closed }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: form.field });
    await user.type(field, 'One');
    const sent = field.value;
    const answer = holdNext(form.call);
    await user.keyboard('{Control>}s{/Control}');
    await user.keyboard('Two');
    answer();
    expect(await screen.findByRole('group', { name: / is saved$/ })).toBeVisible();
    expect(field).toHaveValue(`${sent}Two`);
    expect(field).toHaveFocus();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(field).toHaveValue(`${sent}Two`);
  },
);

test('the stock of another variant that is typed while a change is under way is the next change', async () => {
  const { user } = await open('products/101');
  const [one, other] = mockStore.catalog.product(101)?.variants ?? [];
  const cell = (of: typeof one) =>
    screen.findByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^Stock, ${of?.color.name ?? ''}, ${of?.size ?? ''}`),
    });
  await user.clear(await cell(one));
  await user.type(await cell(one), '+5');
  const answer = holdNext('changeStock');
  await user.type(screen.getByRole('combobox', { name: 'Reason' }), 'Delivery{Enter}');
  await user.clear(await cell(other));
  await user.type(await cell(other), '+3');
  answer();
  expect(await screen.findByRole('group', { name: 'The stock of one variant is changed' })).toBeVisible();
  expect(await cell(other)).toHaveValue('+3');
  expect(screen.getByRole('button', { name: 'Change the stock of 1 variant' })).toBeVisible();
});

test('a note that is begun while another is being added stays', async () => {
  seedPeople(mockStore);
  const { user } = await open('people/00000000-0000-4000-8001-000000000003');
  const note = await screen.findByRole('textbox', { name: /^Note/ });
  await user.type(note, 'First');
  const answer = holdNext('addPersonNote');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.type(note, ' and second');
  answer();
  expect(await screen.findByRole('group', { name: 'The note is added' })).toBeVisible();
  expect(note).toHaveValue('First and second');
});

test('an answer that was sent is no draft when one comes back, also if its message was left meanwhile', async () => {
  seedMessages(mockStore);
  const { id = '' } = mockStore.state.messages.find(({ name }) => name === 'Jordan Reyes') ?? {};
  const { user, unmount } = await open(`messages/${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Take L.');
  const answer = holdNext('replyToMessage');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await user.click(screen.getByRole('link', { name: 'All messages' }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  answer();
  await screen.findByRole('group', { name: /^Your answer goes to/ });
  unmount();
  await open(`messages/${id}`);
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('');
});

test('what is typed while a product is being withdrawn stays', async () => {
  const { user } = await open('products/101');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const answer = holdNext('setProductState');
  await user.click(screen.getByRole('button', { name: 'Withdraw product' }));
  await user.type(name, ' II');
  const typed = name.value;
  answer();
  expect(await screen.findByRole('group', { name: / is withdrawn$/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(typed);
});

test('the way back of an account that was saved leaves the form that was opened since', async () => {
  seedPeople(mockStore);
  const { user } = await open('people/00000000-0000-4000-8001-000000000003');
  await user.keyboard('e');
  const last = () => screen.getByRole('textbox', { name: 'Last name' });
  await user.type(last(), 'x');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByRole('group', { name: 'The account is saved' });
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.type(last(), 'y');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByRole('group', { name: 'Undone' });
  expect(last()).toHaveValue('Rahmanxy');
});
