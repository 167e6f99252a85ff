import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { withoutStorage } from '@ritual/shared/testing';
import { RestoreScroll } from './scroll-restoration.tsx';

const storageKey = 'ritual.scroll';

/** How the browser came to this page. */
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
  'a page that is opened by %s stands in a browser that refuses storage',
  async (type) => {
    cameBy(type);
    await withoutStorage(() => {
      open();
      expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
    });
  },
);

test('an address that was typed forgets its own place and no other', () => {
  cameBy('navigate');
  sessionStorage.setItem(storageKey, JSON.stringify({ '/': 400, '/faq': 300 }));
  open();
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({ '/faq': 300 });
});

test('what somebody else wrote there counts as nothing', () => {
  cameBy('reload');
  sessionStorage.setItem(storageKey, '"places"');
  open();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});
