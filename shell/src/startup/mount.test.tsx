import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { fallbackMessageHtml } from './fallback-message.ts';

// The layout throws, whatever is inside it.
jest.unstable_mockModule('../layout/layout.tsx', () => ({
  Layout: () => {
    throw new Error('no frame');
  },
}));
const { Providers } = await import('./providers.tsx');
const { appRoutes } = await import('../routes/routes.tsx');
const { mountApp } = await import('./mount.ts');
const { createStores } = await import('@ritual/shared/state');
const { fakeHost } = await import('@ritual/shared/testing');

// As in the browser: in an act environment React throws uncaught errors to the test.
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

test.each([
  ['the browser renders', false],
  ['was rendered on the server', true],
])('a layout that throws on a page that %s shows the message with two links', async (_name, hydrate) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The router logs the errors that it catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="root"></div>${fallbackMessageHtml}`;
  const router = createMemoryRouter(appRoutes([]));
  mountApp(
    <Providers host={fakeHost()} stores={createStores()} loader={null}>
      <RouterProvider router={router} />
    </Providers>,
    hydrate,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'no frame' }), { phase: 'rendering' });
  router.dispose();
});

test.each([
  ['rendered anew', false],
  ['hydrated', true],
])('on a page that is %s, a button pressed before the app starts acts once', async (_how, hydrate) => {
  document.body.innerHTML = '<div id="root"><button>More</button></div>';
  await jest.isolateModulesAsync(async () => void (await import('./bootstrap/early-input.ts')));
  const press = () => document.querySelector('button')?.click();
  const acted = jest.fn();
  let pressedAgain = false;
  let leave = () => undefined as void;
  const stores = createStores();
  const onStart = () => {
    const detail = { answered: () => Promise.resolve(), page: Promise.resolve(true) };
    dispatchEvent(new CustomEvent('rop:alive', { detail }));
    pressedAgain = true;
  };
  function Page() {
    // After React has committed the page, before the effects that start the app.
    useLayoutEffect(() => queueMicrotask(press), []);
    return <button onClick={acted}>More</button>;
  }
  function Visit() {
    const [there, setThere] = useState(true);
    leave = () => setThere(false);
    return there ? (
      <Providers host={fakeHost()} stores={stores} loader={null} onStart={onStart}>
        <Page />
      </Providers>
    ) : null;
  }
  mountApp(<Visit />, hydrate);
  await waitFor(() => expect(pressedAgain).toBe(true));
  expect(acted).toHaveBeenCalledTimes(1);
  // The stores listen to other tabs until they are unmounted.
  leave();
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
});
