import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { withoutStorage } from '@ritual/shared/testing';
import { RestoreScroll } from './scroll-restoration.tsx';

const storageKey = 'ritual.scroll';

/** The navigation type that the browser reports. */
function cameBy(type: 'navigate' | 'reload') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

function open() {
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <h1>Here</h1>
          <RestoreScroll />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

test.each(['navigate', 'reload'] as const)(
  'a page opened by %s works in a browser that refuses storage',
  async (type) => {
    cameBy(type);
    await withoutStorage(() => {
      open();
      expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
    });
  },
);

test('a new visit to an address drops its stored position and no other', () => {
  cameBy('navigate');
  sessionStorage.setItem(storageKey, JSON.stringify({ '/': 400, '/faq': 300 }));
  open();
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({ '/faq': 300 });
});

test('invalid stored positions are ignored', () => {
  cameBy('reload');
  sessionStorage.setItem(storageKey, '"places"');
  open();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});
