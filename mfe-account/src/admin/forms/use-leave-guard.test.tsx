import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import type { RouteObject } from '@ritual/shared/routing';
import { adminRoutes } from '../../pages/admin/admin.routes.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';

const root = '/admin/AdminDashboard';
const url = `${root}/greeting`;

function Greeting() {
  const [value, setValue] = useState('Hello');
  const question = useLeaveGuard(value !== 'Hello');
  return (
    <AdminPage title="Greeting" crumb={{ label: 'All people', to: `${root}/people` }}>
      <label>
        Words <input value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
      <button type="button" onClick={() => setValue('Hello')}>
        Discard
      </button>
      {question}
    </AdminPage>
  );
}

/** The admin area with one more page. */
const routes: RouteObject[] = adminRoutes.map((route) => ({
  ...route,
  index: false,
  children: [{ path: url, Component: Greeting }, ...(route.children ?? [])],
}));

async function open() {
  const page = await renderPage(routes, { url, user: 'admin' });
  const at = () => page.router.state.location.pathname;
  const type = () => page.user.type(screen.getByRole('textbox', { name: 'Words' }), ' there');
  const leave = () => page.user.click(screen.getByRole('link', { name: 'All people' }));
  return { ...page, at, type, leave };
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
/** Whether the browser would ask before the tab is closed. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('the browser asks before the tab is closed only while something is unsaved', async () => {
  const { user, type } = await open();
  expect(asksBeforeClosing()).toBe(false);
  await type();
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(asksBeforeClosing()).toBe(false);
});

test('the keys of the pages ask, too', async () => {
  const { user, type, at } = await open();
  await type();
  await user.click(document.body);
  await user.keyboard('gm');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(at()).toBe(url);
  await user.keyboard('gm');
  await user.click(screen.getByRole('button', { name: 'Leave and lose the changes' }));
  await waitFor(() => expect(at()).toBe(`${root}/messages`));
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
});

test('who has agreed to leave is not asked again by the browser, when the server is asked for the page', async () => {
  const { user, router, type, leave, at } = await open();
  await type();
  await leave();
  expect(asksBeforeClosing()).toBe(true);
  // As the shell does before the shop opens: it loads a document when the router sets off.
  const asked: boolean[] = [];
  const stop = router.subscribe(() => asked.push(asksBeforeClosing()));
  await user.click(screen.getByRole('button', { name: 'Leave and lose the changes' }));
  await waitFor(() => expect(at()).toBe(`${root}/people`));
  stop();
  expect(new Set(asked)).toEqual(new Set([false]));
});

test('a link that Shift opens in a window of its own does not lead away', async () => {
  const { user, type, at } = await open();
  await type();
  // There are no other windows here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('link', { name: 'All people' }));
  await user.keyboard('{/Shift}');
  expect(question()).not.toBeInTheDocument();
  expect(at()).toBe(url);
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
