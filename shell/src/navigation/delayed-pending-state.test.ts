import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { withDelayedPendingState } from './delayed-pending-state.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A router whose pages take `ms` to load, and the states that a subscriber receives. */
function start(ms: number) {
  const wait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
  const routes = ['/', '/a', '/b'].map((path) => ({ path, loader: path === '/' ? () => null : wait }));
  const hydrationData = { loaderData: { '0': null } };
  const router = withDelayedPendingState(createMemoryRouter(routes, { hydrationData }), 300);
  const states: string[] = [];
  const stop = router.subscribe(({ navigation, location }) =>
    states.push(`${navigation.state} ${navigation.location?.pathname ?? location.pathname}`),
  );
  return { router, states, stop };
}

test('a fast page notifies once', async () => {
  const { router, states } = start(100);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(1000);
  expect(states).toEqual(['idle /a']);
});

test('a slow page notifies while it is loading, too', async () => {
  const { router, states } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(299);
  expect(states).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['loading /a']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(states).toEqual(['loading /a', 'idle /a']);
});

test('a navigation that replaces a pending one notifies of the second page only', async () => {
  const { router, states } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(200);
  void router.navigate('/b');
  await jest.advanceTimersByTimeAsync(1000);
  expect(states).toEqual(['loading /b', 'idle /b']);
});

test('a change within the same page notifies at once', async () => {
  const { router, states } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(1000);
  states.length = 0;
  void router.navigate('/a?size=M');
  await jest.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['loading /a']);
});

test('an unsubscribed listener is not called', async () => {
  const { router, states, stop } = start(500);
  void router.navigate('/a');
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(states).toEqual([]);
});
