import { http } from 'msw';
import { mockServer } from '@ritual/shared/mocks/node';

/** Records calls from now on ('POST /api/cart/add'), until `mockServer.resetHandlers()`. They are answered as usual. */
export function recordCalls(): readonly string[] {
  const calls: string[] = [];
  mockServer.use(
    http.all('*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
    }),
  );
  return calls;
}
