import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { deadPageHtml } from './dead-page.ts';

// The frame fails, whatever stands in it.
jest.unstable_mockModule('../chrome/chrome.tsx', () => ({
  Chrome: () => {
    throw new Error('no frame');
  },
}));
const { Providers } = await import('./providers.tsx');
const { appRoutes } = await import('./routes.tsx');
const { draw } = await import('./draw.ts');
const { createStores } = await import('@ritual/shared/state');
const { fakeHost } = await import('@ritual/shared/testing');

// As in the browser: where tests act, React throws to them what nothing has caught.
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

test.each([
  ['the browser draws', false],
  ['was drawn on the server', true],
])('a frame that fails on a page that %s leaves words and two ways on', async (_name, hydrate) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The router tells of what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="root"></div>${deadPageHtml}`;
  const router = createMemoryRouter(appRoutes([]));
  draw(
    <Providers host={fakeHost()} stores={createStores()} loader={null}>
      <RouterProvider router={router} />
    </Providers>,
    hydrate,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'no frame' }), { phase: 'drawing' });
  router.dispose();
});
