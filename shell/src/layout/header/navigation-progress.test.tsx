import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { onAnnouncement } from '../announcements/announce.ts';
import { NavigationProgress } from './navigation-progress.tsx';

let said: string[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  stop = onAnnouncement((text) => said.push(text));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** On a page whose loader, like that of '/slow', resolves when `arrive` is called. */
function open() {
  let arrive: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const layout = (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
  const pages = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/slow', loader, element: <h1>Slow</h1> },
  ];
  const router = createMemoryRouter([{ element: layout, children: pages }]);
  render(<RouterProvider router={router} />);
  const go = (to: string) => settled(() => void router.navigate(to));
  return { go, arrive: () => settled(() => arrive()) };
}
/** Also flushes the promises that follow. */
const settled = (work: () => void) =>
  act(() => {
    work();
    return Promise.resolve();
  });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a slow page is announced once', async () => {
  const { go, arrive } = open();
  await go('/slow');
  await wait(900);
  expect(said).toEqual([]);
  await wait(5000);
  expect(said).toEqual(['The page is loading.']);
  await arrive();
  await wait(5000);
  expect(said).toHaveLength(1);
});

test('neither a fast page nor a change within the same page is announced', async () => {
  const { go, arrive } = open();
  await go('/slow');
  await arrive();
  await go('/slow?size=M');
  await wait(5000);
  expect(said).toEqual([]);
});
