import { afterEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { loadNextAsDocument } from './next-load.ts';

const page = (path: string) => ({ path, loader: () => new Promise((resolve) => setTimeout(resolve, 10)) });
let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => {
  router.dispose();
  history.replaceState(null, '', '/');
});

test('the next page is opened once, and is not in the history before: back leads to the page before it', async () => {
  history.replaceState(null, '', '/faq');
  const hydrationData = { loaderData: { '0': null } };
  router = createBrowserRouter([page('/faq'), page('/terms'), page('/contact')], {
    hydrationData,
  });
  const loads = { open: jest.fn(), reload: jest.fn() };
  loadNextAsDocument(router, loads);
  const before = history.length;
  await router.navigate('/terms?a=1#top');
  // Longer than its loader takes.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(loads.open.mock.calls).toEqual([['/terms?a=1#top']]);
  expect([location.pathname, history.length]).toEqual(['/faq', before]);
  await router.navigate('/contact');
  expect(loads.open).toHaveBeenCalledTimes(1);
});
