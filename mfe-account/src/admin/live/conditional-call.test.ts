import { beforeEach, expect, test } from '@jest/globals';
import { listMessages } from '@ritual/shared/contract/admin-calls';
import { isApiError } from '@ritual/shared/http';
import { failNext, mockStore, renderPage, seedMessages } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../pages/admin/admin.routes.tsx';
import { conditionalCall } from './conditional-call.ts';

beforeEach(async () => {
  seedMessages(mockStore);
  // Signs in.
  (await renderPage(routes, { url: '/admin/AdminDashboard/staff', user: 'admin' })).unmount();
});

const ask = (q = '') => conditionalCall(listMessages, { query: { q, size: 50 } });

test('what has not changed is the same object: the API has not sent it again', async () => {
  const first = await ask();
  const second = await ask();
  expect(second).toBe(first);
  mockStore.state.messages = mockStore.state.messages.map((each) => ({ ...each, state: 'OPEN' }));
  const third = await ask();
  expect(third.content.map(({ state }) => state)).toContain('OPEN');
  expect(third).not.toBe(first);
  expect(await ask()).toBe(third);
});

test('other questions have answers of their own, and failures stay failures', async () => {
  const all = await ask();
  expect(await ask('priya')).not.toBe(all);
  failNext('listMessages', 'UNAVAILABLE');
  const failure: unknown = await ask().catch((error: unknown) => error);
  expect(isApiError(failure, 'UNAVAILABLE')).toBe(true);
  expect(await ask()).toBe(all);
});
