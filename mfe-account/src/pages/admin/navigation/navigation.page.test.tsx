import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { saveNavigationDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { defaultNavigation } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/navigation', user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stored = (state: string) => mockStore.state.content.find((each) => each.state === state)?.body;

beforeEach(() => {
  mockStore.state.content = [];
});

test('a link is added to a column, saved as a draft, looked at and published', async () => {
  const { user } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Menu and footer' })).toBeVisible();
  await user.click(button(/^Help/));
  await user.click(button('Add a link: Help'));
  const links = screen.getByRole('list', { name: 'Help' });
  const made = within(links).getAllByRole('listitem').at(-1) ?? links;
  await user.selectOptions(within(made).getByRole('combobox', { name: 'Leads to' }), 'Page: Contact');
  // Words of a link that had none are those of the page.
  expect(within(made).getByRole('textbox', { name: 'Words' })).toHaveValue('Contact');
  await user.selectOptions(within(made).getByRole('combobox', { name: 'Leads to' }), 'Another address');
  await user.type(within(made).getByRole('textbox', { name: 'Address' }), 'journal.example.com');
  await user.click(button(/^Save draft/));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(stored('DRAFT')).toMatchObject({
    columns: [{ links: expect.arrayContaining([{ label: 'Contact', to: 'https://journal.example.com' }]) }],
  });
  expect(screen.getByRole('link', { name: 'Preview of the draft' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/\?navigation=.+\.\d+$/),
  );
  await user.click(button(/^Publish/));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Publish menu and footer' })).getByRole('button', {
      name: /^Publish now/,
    }),
  );
  expect(await screen.findByText('The version is published')).toBeVisible();
  expect(stored('PUBLISHED')).toBeDefined();
});

test('a link that leads nowhere is refused at its place', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a link: Menu' }));
  const links = screen.getByRole('list', { name: 'Menu' });
  const made = within(links).getAllByRole('listitem').at(-1) ?? links;
  await user.type(within(made).getByRole('textbox', { name: 'Words' }), 'X');
  await user.click(button(/^Save draft/));
  expect(await within(made).findByText('Choose where it leads.')).toBeVisible();
  expect(stored('DRAFT')).toBeUndefined();
});

test('who saves after another one sees both, and chooses', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: /^Words below the name/ }), 'Mine');
  const content = { ...defaultNavigation, menu: defaultNavigation.menu.slice(0, 1) };
  await api.call(saveNavigationDraft, { body: { version: 0, content } });
  await user.click(button(/^Save draft/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(stored('DRAFT')).toEqual({ ...content, about: 'Mine' });
});

test('a new column begins with a link whose fields are open', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  const links = within(screen.getByRole('list', { name: 'Column 2' }));
  expect(links.getByRole('textbox', { name: 'Words' })).toBeVisible();
  expect(links.getByRole('button', { name: /^New link/ })).toHaveAttribute('aria-expanded', 'true');
});

test('a column is taken out, and comes back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove column 1' }));
  expect(screen.queryByRole('button', { name: /^Help/ })).not.toBeInTheDocument();
  await user.click(button('Undo'));
  expect(await screen.findByRole('button', { name: /^Help/ })).toBeVisible();
});
