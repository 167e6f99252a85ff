import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { publishMail, saveMailDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { mailTemplates } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const list = '/admin/AdminDashboard/mails';
const open = (mail = 'reset-password') =>
  renderPage(routes, { url: mail === '' ? list : `${list}/${mail}`, user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const { words } = mailTemplates['reset-password'];
const params = { mail: 'reset-password' };
const draft = () =>
  mockStore.state.content.find(({ kind, state }) => kind === 'mail.reset-password' && state === 'DRAFT')
    ?.body as typeof words | undefined;
const field = (name: string) => screen.findByRole('textbox', { name });

async function publishedElsewhere(subject: string, version: number) {
  const body = { version, content: { ...words, subject } };
  const saved = await api.call(saveMailDraft, { params, body });
  return api.call(publishMail, { params, body: { version: saved.version, at: null } });
}

test('mails are listed in their groups, with what is the owner’s', async () => {
  const { user } = await open('');
  const account = within(await screen.findByRole('list', { name: 'Account' }));
  expect(account.queryByText('Your words')).not.toBeInTheDocument();
  for (const group of ['Messages', 'Orders', 'Returns', 'After the purchase', 'Staff'])
    expect(screen.getByRole('list', { name: group })).toBeVisible();
  await user.click(account.getByRole('link', { name: 'New password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeVisible();
});

test('own words and drafts are marked in the list', async () => {
  await open();
  const { version } = await publishedElsewhere('Mine', 0);
  await api.call(saveMailDraft, { params, body: { version, content: words } });
  await open('');
  const row = (await screen.findByRole('link', { name: 'New password' })).closest('li') as HTMLElement;
  expect(within(row).getByText('Your words')).toBeVisible();
  expect(within(row).getByText('Draft')).toBeVisible();
});

test('a draft is saved, previewed in a sandbox, published, and the first words come back', async () => {
  const { user } = await open();
  const subject = await field('Subject');
  await user.clear(subject);
  await user.type(subject, 'Hello ');
  await user.click(button('{{first_name}}: insert First name'));
  expect(subject).toHaveValue('Hello {{first_name}}');
  expect(screen.getByText(/Save the draft to see your changes/)).toBeVisible();
  await user.click(button(/^Save draft/));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draft()?.subject).toBe('Hello {{first_name}}');
  expect(await screen.findByText('Hello Maya')).toBeVisible();
  const frame = screen.getByTitle('Preview of the email');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/api\/public\/mails\/reset-password\/preview\?draft=[^&]+&example=0$/),
  );
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(screen.queryByTitle('Preview of the email')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/You can choose a new password for your account/, { selector: 'pre' }),
  ).toBeVisible();
  await user.click(button(/^Publish/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Publish now/ }));
  expect(await screen.findByText('The email is published')).toBeVisible();
  await user.click(button('Restore the first words'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make it the draft' }),
  );
  expect(await screen.findByText('The version is the draft now')).toBeVisible();
  expect(draft()).toEqual(words);
});

test('what cannot be saved is said at its place, and the link cannot be taken out', async () => {
  const { user } = await open();
  const heading = await field('Heading');
  await user.clear(heading);
  await user.type(heading, 'For {{{{order_number}}');
  await user.clear(screen.getByRole('textbox', { name: 'Paragraph 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Paragraph 2' }), '<b>New</b>');
  await user.click(button(/^Save draft/));
  await waitFor(() =>
    expect(heading).toHaveAccessibleDescription(
      expect.stringContaining('There is no field {{order_number}} here'),
    ),
  );
  expect(heading).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Paragraph 2' })).toHaveAccessibleDescription(/Take <b> out/);
  expect(button('Remove paragraph 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove the link/ })).not.toBeInTheDocument();
});

test('paragraphs are added, moved with the focus on the button, and come back by Undo', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a paragraph' }));
  const made = screen.getByRole('textbox', { name: 'Paragraph 6' });
  expect(made).toHaveFocus();
  await user.type(made, 'Goodbye');
  const up = button('Move paragraph 6 up');
  await user.click(up);
  expect(up).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Paragraph 5' })).toHaveValue('Goodbye');
  await user.click(button('Remove paragraph 5'));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(screen.getByRole('textbox', { name: 'Paragraph 5' })).toHaveValue('Goodbye');
});

test('of two editors the second chooses', async () => {
  const { user } = await open();
  const subject = await field('Subject');
  await user.clear(subject);
  await user.type(subject, 'Mine');
  await publishedElsewhere('Theirs', 0);
  await user.click(button(/^Save draft/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draft()?.subject).toBe('Mine');
});

test('a test goes to the own address', async () => {
  const { user } = await open('order-canceled');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Example' }), 'Example 2 of 4');
  await user.click(button('Send a test to me'));
  expect(await screen.findByText(/There is no mail server: the test to admin@example.com/)).toBeVisible();
  expect(mockStore.state.mails[0]).toMatchObject({ kind: 'test', recipient: 'admin@example.com' });
});

test('who may only look changes and sends nothing', async () => {
  const admin = Object.keys(mockStore.state.staff)[0] ?? '';
  mockStore.state.staff = {
    [admin]: { role: 'support', since: '2026-01-05T15:00:00.000Z', version: 1, preferences: {} },
  };
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^(Save|Move|Remove|Restore|Add|Insert|Send)/ }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Subject' })).toBeDisabled();
});

test.each(['nothing', 'NOTHING%20AT'])('there is no mail %s', async (mail) => {
  await open(mail);
  expect(await screen.findByText('This is not here, or no longer.')).toBeVisible();
});
