import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type RemoteModule, type RouteHandle } from '@ritual/shared/federation';
import { tabStorage } from '@ritual/shared/storage';
import { personOf, type Person } from './fake-host.ts';
// The mocks answer in place of the API.
import './index.ts';
import { runStandalone } from './standalone.tsx';

const page = (path: string, title: string, handle?: RouteHandle) => ({
  path,
  element: <h1>{title}</h1>,
  ...(handle && { handle }),
});
const remote: RemoteModule = {
  name: 'account',
  routes: [
    page('/open', 'Open'),
    page('/login', 'Login', { whenSignedIn: (_, url) => url.searchParams.get('next') ?? '/open' }),
    { path: '/dashboard', handle: { access: 'user' }, children: [page('orders', 'Orders')] },
    { path: '/admin', handle: { access: 'admin' }, children: [page('users', 'Users', { access: 'user' })] },
  ],
};

let end: () => void = () => undefined;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  act(end);
  tabStorage.remove('rop.alone.token');
  history.replaceState(null, '', '/');
});

async function runAt(url: string, user: Person | null = null) {
  history.replaceState(null, '', url);
  await act(async () => {
    end = await runStandalone(remote, { user });
  });
  const title = await screen.findByRole('heading', { level: 1 });
  return `${String(title.textContent)} at ${location.pathname}${location.search}`;
}

test('a public page is shown', async () => {
  expect(await runAt('/open')).toBe('Open at /open');
});

test('a private page asks a visitor to sign in and to come back', async () => {
  expect(await runAt('/dashboard/orders?page=2')).toBe(
    'Login at /login?next=%2Fdashboard%2Forders%3Fpage%3D2',
  );
});

test('a page below one for admins is for admins, whatever its own route says', async () => {
  expect(personOf('shopper').role).toBe('USER');
  expect(await runAt('/admin/users', 'shopper')).toBe('Login at /login?next=%2Fadmin%2Fusers');
});

test('users with access open its pages', async () => {
  expect(await runAt('/admin/users', 'admin')).toBe('Users at /admin/users');
});

test('a page for visitors redirects a signed-in shopper', async () => {
  expect(await runAt('/login?next=/dashboard/orders', 'shopper')).toBe('Orders at /dashboard/orders');
});
