import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { savePageDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { defaultPages } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const root = '/admin/AdminDashboard/pages';
const open = (page = 'faq') => renderPage(routes, { url: `${root}/${page}`, user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const own = { id: 7, slug: 'our-story', title: 'Our story', oldSlugs: [], withdrawnAt: null, version: 1 };
const stored = (state: string) => mockStore.state.content.find((each) => each.state === state)?.body;
const content = { title: 'Theirs', description: 'About', intro: '', text: 'Their text' };

beforeEach(() => {
  mockStore.state.content = [];
  mockStore.state.ownPages = [];
});

test('the list has the pages of every store and those of the owner, and a new one is made there', async () => {
  mockStore.state.ownPages = [{ ...own, withdrawnAt: '2026-01-06T15:00:00.000Z' }];
  const { user, router } = await renderPage(routes, { url: root, user: 'admin' });
  const every = within(await screen.findByRole('list', { name: 'Pages of every store' }));
  expect(every.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['shipping', 'returns', 'terms', 'privacy', 'faq', 'accessibility'].map(
      (page) => defaultPages[page as 'faq'].title,
    ),
  );
  const ours = screen.getByRole('list', { name: 'Own pages' });
  expect(ours).toHaveTextContent('Our story/pages/our-storyWithdrawn');
  await user.click(button(/^New page/));
  const dialog = within(screen.getByRole('dialog', { name: 'New page' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Über uns!');
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('uber-uns');
  await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'our-story');
  await user.click(dialog.getByRole('button', { name: /^Make the page/ }));
  expect(await dialog.findByText("This is the address of 'Our story'.")).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '-2');
  await user.click(dialog.getByRole('button', { name: /^Make the page/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Über uns!' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/pages\/\d+$/);
  expect(screen.getByText(/^Shoppers do not find the page yet/)).toBeVisible();
});

test('a text is saved as a draft with a field that was inserted, and published', async () => {
  const { user } = await open();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue(defaultPages.faq.text);
  await user.clear(text);
  await user.type(text, 'Within ');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Insert a field/ }), 'return_days');
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveValue('Within {{return_days}}');
  await user.keyboard(' days.{Control>}s{/Control}');
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(stored('DRAFT')).toMatchObject({ title: 'FAQ', text: 'Within {{return_days}} days.' });
  expect(screen.getByRole('link', { name: 'Preview of the draft' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/faq\?draft=.+\.\d+$/),
  );
  await user.click(button(/^Publish/));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Publish FAQ' })).getByRole('button', { name: /^Publish now/ }),
  );
  expect(await screen.findByText('The page is published')).toBeVisible();
  expect(stored('PUBLISHED')).toMatchObject({ text: 'Within {{return_days}} days.' });
  const versions = within(screen.getByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem')).toHaveLength(2);
  expect(versions.getByRole('link', { name: 'Preview of the first page' })).toHaveAttribute(
    'href',
    '/faq?draft=0',
  );
});

test('an unknown field and typed numbers are named, and foreign markup that was dropped is listed', async () => {
  const { user } = await open();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.click(text);
  await user.paste('<b>Words</b> {{refund_time}}');
  await user.click(button(/^Save draft/));
  expect(await screen.findByText(/^Line 1: There is no field \{\{refund_time\}\}/)).toBeVisible();
  expect(text).toHaveFocus();
  expect(text).toHaveValue('<b>Words</b> {{refund_time}}');
  await user.clear(text);
  await user.paste('Within 30 days');
  expect(await screen.findByText(/use a field: line 1, 30 days: \{\{return_days\}\}/)).toBeVisible();
  await user.clear(text);
  await user.paste('<b>Words</b> stay');
  await user.click(button(/^Save draft/));
  expect(await screen.findByText(/is not kept: <b> \(line 1\), <\/b> \(line 1\)\.$/)).toBeVisible();
  expect(screen.getAllByText(/^The draft is saved\. Foreign markup is left out/)[0]).toBeVisible();
  await user.click(button(/^Publish/));
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  await user.click(dialog.getByRole('button', { name: /^Publish now/ }));
  expect(await screen.findByText('The page is published')).toBeVisible();
  expect(screen.getByText(/is not kept: <b> \(line 1\)/)).toBeVisible();
  expect(text).toHaveValue('Words stay');
});

test('who saves after another one sees both, and chooses', async () => {
  const { user } = await open();
  await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
  await user.type(box('Title'), 'Mine');
  await api.call(savePageDraft, { params: { page: 'faq' }, body: { version: 0, content } });
  await user.click(button(/^Save draft/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  // The text was theirs alone.
  expect(stored('DRAFT')).toEqual({ ...content, title: 'Mine' });
});

test('an own page gets another address, is withdrawn and shown again', async () => {
  mockStore.state.ownPages = [own];
  const { user } = await open('7');
  await user.click(await screen.findByRole('button', { name: 'Change the address' }));
  const address = within(screen.getByRole('dialog', { name: 'Change the address' }));
  await user.clear(address.getByRole('textbox', { name: 'Address' }));
  await user.type(address.getByRole('textbox', { name: 'Address' }), 'terms');
  await user.click(address.getByRole('button', { name: /^Change it/ }));
  expect(await address.findByText(/^The store itself has a page at \/terms/)).toBeVisible();
  await user.clear(address.getByRole('textbox', { name: 'Address' }));
  await user.type(address.getByRole('textbox', { name: 'Address' }), 'about-us');
  await user.click(address.getByRole('button', { name: /^Change it/ }));
  expect(await screen.findByText('The page is at /pages/about-us now')).toBeVisible();
  expect(screen.getByText('Lead here, too: /pages/our-story')).toBeVisible();
  await user.click(button('Withdraw the page'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Withdraw it/ }));
  expect(await screen.findByText('The page is withdrawn')).toBeVisible();
  await user.click(button('Show it again'));
  expect(await screen.findByText('Shoppers find the page again')).toBeVisible();
  expect(mockStore.state.ownPages[0]).toMatchObject({ slug: 'about-us', withdrawnAt: null });
});

test('a page that there is not is not found', async () => {
  const { router } = await open('home');
  await waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
  );
});
