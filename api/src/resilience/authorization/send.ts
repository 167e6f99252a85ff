import { headers } from '@ritual/shared/contract';
import type { CallOptions, TestStore } from '../../testing/test-store.ts';

interface Body {
  readonly code?: string;
  readonly email?: string;
  readonly details?: unknown;
}

/** Calls a route ('GET /api/cart') of a store that does not listen. */
export async function sendAs(
  store: TestStore,
  route: string,
  token: string | undefined,
  options: CallOptions,
): Promise<{ status: number; body: Body; cached: unknown }> {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(/:(\w+)/g, (_match, key: string) => String(options.params?.[key]));
  const answer = await store.app.server.inject({
    ...{ method: method as 'GET', url },
    query: options.query as Record<string, string>,
    ...(options.body === undefined ? {} : { payload: options.body as object }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(options.session && { [headers.sessionId]: options.session }),
      ...options.headers,
    },
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const body = isJson ? answer.json<Body>() : {};
  return { status: answer.statusCode, body, cached: answer.headers['cache-control'] };
}
