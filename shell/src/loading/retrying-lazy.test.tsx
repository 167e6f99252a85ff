import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLoaderData } from '@ritual/shared/routing';
import { retryingRoutes } from './retrying-lazy.tsx';

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function setUp(failures: number) {
  let left = failures;
  const lazy = jest.fn(() =>
    left-- > 0
      ? Promise.reject(new Error('chunk not found'))
      : Promise.resolve({ loader: () => 'Size guide', Component: Page }),
  );
  const routes = [
    { path: '/', element: null, errorElement: null },
    { path: '/page', lazy, errorElement: <p>lost</p> },
  ];
  const router = createMemoryRouter(retryingRoutes(routes), { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return { router, lazy };
}

test('a page whose chunk loads is shown', async () => {
  const { router, lazy } = setUp(0);
  await act(() => router.navigate('/page'));
  expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a chunk that fails to load is retried once', async () => {
  const { router, lazy } = setUp(1);
  await act(() => router.navigate('/page'));
  expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(2);
});

test("a chunk that keeps failing is an error until 'Try again' loads it", async () => {
  const { router } = setUp(2);
  await act(() => router.navigate('/page'));
  expect(await screen.findByText('lost')).toBeVisible();
  // In two steps: the boundary has to see the loading state before it ends.
  let done = Promise.resolve();
  act(() => {
    done = router.revalidate();
  });
  await act(() => done);
  expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeVisible();
});
