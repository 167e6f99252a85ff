import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLoaderData, useRouteError } from '@ritual/shared/routing';
import { retryingRoutes } from './retrying-lazy.tsx';

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function Lost() {
  return <p>{(useRouteError() as Error).name}</p>;
}

function setUp(failures: number, type = 'missing') {
  let left = failures;
  const lazy = jest.fn(() =>
    left-- > 0
      ? Promise.reject(Object.assign(new Error('chunk not found'), { type }))
      : Promise.resolve({ loader: () => 'Size guide', Component: Page }),
  );
  const routes = [
    { path: '/', element: null, errorElement: null },
    { path: '/page', lazy, errorElement: <Lost /> },
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

test.each([1, 2])('a page whose chunks fail %i times is shown', async (failures) => {
  const { router, lazy } = setUp(failures);
  await act(() => router.navigate('/page'));
  expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(failures + 1);
});

test('what has timed out twice is not waited for again', async () => {
  const { router, lazy } = setUp(9, 'timeout');
  await act(() => router.navigate('/page'));
  expect(await screen.findByText('PageUnavailable')).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(2);
});

test("a chunk that keeps failing is an error until 'Try again' loads it", async () => {
  const { router } = setUp(3);
  await act(() => router.navigate('/page'));
  expect(await screen.findByText('PageUnavailable')).toBeVisible();
  // In two steps: the boundary has to see the loading state before it ends.
  let done = Promise.resolve();
  act(() => {
    done = router.revalidate();
  });
  await act(() => done);
  expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeVisible();
});
