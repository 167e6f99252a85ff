import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { withDelayedPendingState } from './delayed-pending-state.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A router whose pages take `ms` to load, and what a subscriber is told of it. */
function start(ms: number) {
  const wait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
  const routes = ['/', '/a', '/b'].map((path) => ({ path, loader: path === '/' ? () => null : wait }));
  const hydrationData = { loaderData: { '0': null } };
  const router = withDelayedPendingState(createMemoryRouter(routes, { hydrationData }), 300);
  const told: string[] = [];
  const stop = router.subscribe(({ navigation, location }) =>
    told.push(`${navigation.state} ${navigation.location?.pathname ?? location.pathname}`),
  );
  return { router, told, stop };
}

test('a page that comes at once is told of once', async () => {
  const { router, told } = start(100);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['idle /a']);
});

test('a page that takes longer is told of meanwhile', async () => {
  const { router, told } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(299);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['loading /a']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['loading /a', 'idle /a']);
});

test('who changes their mind hears of the second page only', async () => {
  const { router, told } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(200);
  void router.navigate('/b');
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['loading /b', 'idle /b']);
});

test('another state of the same page is told of at once', async () => {
  const { router, told } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(1000);
  told.length = 0;
  void router.navigate('/a?size=M');
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['loading /a']);
});

test('who listens no more is told nothing', async () => {
  const { router, told, stop } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
});
