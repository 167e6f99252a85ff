import { expect, jest, test } from '@jest/globals';
import { createMemoryRouter, redirect } from 'react-router-dom';
import { whenRouterIdle } from './when-router-idle.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('an initialized router without redirects is idle at once', () => {
  const then = jest.fn();
  whenRouterIdle(createMemoryRouter([{ path: '/', element: null }]), then);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that redirects calls back once, after the redirect', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', loader: () => redirect('/there') },
    { path: '/there', loader: () => promise, element: null },
  ]);
  const at: string[] = [];
  whenRouterIdle(router, () => at.push(router.state.location.pathname));
  await later(10);
  expect(at).toEqual([]);
  resolve(null);
  await later(10);
  expect(at).toEqual(['/there']);
  await router.navigate('/there?again');
  expect(at).toEqual(['/there']);
  router.dispose();
});

test('a page that fails calls back, too', async () => {
  const router = createMemoryRouter([
    { path: '/', loader: () => Promise.reject(new Error('No answer.')), errorElement: null },
  ]);
  const then = jest.fn();
  whenRouterIdle(router, then);
  await later(10);
  expect(then).toHaveBeenCalledTimes(1);
  router.dispose();
});
