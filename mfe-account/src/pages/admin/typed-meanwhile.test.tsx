import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { holdNext, mockStore, renderPage } from '@ritual/shared/testing';
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

test.each(forms)('$call: what is typed while it is under way stays, and is saved by the next', async (form) => {
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
});
