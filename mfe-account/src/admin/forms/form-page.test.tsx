import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import type { RouteObject } from '@ritual/shared/routing';
import { adminRoutes } from '../../pages/admin/admin.routes.tsx';
import { FormPage } from './form-page.tsx';

const root = '/admin/AdminDashboard';
const url = `${root}/greeting`;
const saves: string[] = [];

function Greeting() {
  const [saved, setSaved] = useState('Hello');
  const [value, setValue] = useState(saved);
  return (
    <FormPage
      title="Greeting"
      crumb={{ label: 'All people', to: `${root}/people` }}
      changed={value !== saved}
      saving={false}
      onSave={() => {
        saves.push(value);
        setSaved(value);
      }}
      onDiscard={() => setValue(saved)}
    >
      <label>
        Words <input value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
    </FormPage>
  );
}

/** The admin area with one more page. */
const routes: RouteObject[] = adminRoutes.map((route) => ({
  ...route,
  index: false,
  children: [{ path: url, Component: Greeting }, ...(route.children ?? [])],
}));

async function open() {
  saves.length = 0;
  const page = await renderPage(routes, { url, user: 'admin' });
  const at = () => page.router.state.location.pathname;
  const type = () => page.user.type(screen.getByRole('textbox', { name: 'Words' }), ' there');
  const leave = () => page.user.click(screen.getByRole('link', { name: 'All people' }));
  return { ...page, at, type, leave };
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
/** Whether the browser would ask before the tab is closed. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('Save and Discard are there only while something is unsaved', async () => {
  const { user, type } = await open();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
  await type();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Hello');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
});

test('Ctrl S and Enter save; without a change neither does', async () => {
  const { user, type } = await open();
  await user.keyboard('{Control>}s{/Control}');
  expect(saves).toEqual([]);
  await type();
  await user.keyboard('{Control>}s{/Control}');
  expect(saves).toEqual(['Hello there']);
  await type();
  await user.keyboard('{Enter}');
  expect(saves).toEqual(['Hello there', 'Hello there there']);
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('a link away from unsaved changes asks; Cancel keeps what was typed', async () => {
  const { user, type, leave, at } = await open();
  await type();
  await leave();
  const dialog = within(question() ?? document.body);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(at()).toBe(url);
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Hello there');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Leave and lose the changes' }));
  await waitFor(() => expect(at()).toBe(`${root}/people`));
  expect(saves).toEqual([]);
});

test('nothing is asked without a change, or by a link to a part of this page', async () => {
  const { user, type, leave, at } = await open();
  await type();
  await user.click(screen.getByRole('link', { name: 'Skip to the page' }));
  expect(question()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await leave();
  await waitFor(() => expect(at()).toBe(`${root}/people`));
  expect(question()).not.toBeInTheDocument();
});
