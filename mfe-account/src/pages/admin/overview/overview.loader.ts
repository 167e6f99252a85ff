import { listMessages } from '@ritual/shared/contract/admin-calls';
import { isApiError, api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

/** Each panel is loaded separately: the overview works without one of them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [messages] = await Promise.all([
    orNull(api.call(listMessages, { query: { state: 'NEW', size: 3 } }, { signal })),
  ]);
  return { messages };
}

/** null for a panel that fails to load; an expired session fails the whole page. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    // Without the right to it, the panel is not drawn.
    if (isApiError(error, 'RIGHT_MISSING')) return null;
    if (!isApiError(error) || error.status === 401 || error.status === 403) throw error;
    return null;
  }
}
