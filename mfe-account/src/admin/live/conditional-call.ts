import type { CallDefinition, CallResult } from '@ritual/shared/contract';
import { api, isApiError, type ApiCall } from '@ritual/shared/http';

/** More than the lists of one page; the oldest entries are evicted first. */
const most = 20;
const kept = new Map<string, { readonly etag: string; readonly data: unknown }>();

/**
 * Makes a call that was made before with the ETag of its answer: the API says 304 instead of sending the same again, and the caller gets
 * the very object that it got before. Here and not in the transport, which every shopper loads and which takes 304 for an error.
 */
export async function conditionalCall<Definition extends CallDefinition>(
  definition: Definition,
  ...[args, options]: ApiCall<Definition>
): Promise<CallResult<Definition>> {
  const key = JSON.stringify([definition.path, args]);
  const known = kept.get(key);
  const headers = { ...options?.headers, 'if-none-match': known?.etag };
  try {
    const { data, headers: answered } = await api.request(
      definition,
      ...([args, { ...options, headers }] as ApiCall<Definition>),
    );
    const { etag } = answered;
    kept.delete(key);
    if (etag !== undefined) kept.set(key, { etag, data });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return data;
  } catch (error) {
    if (known && isApiError(error) && error.status === 304) return known.data as CallResult<Definition>;
    throw error;
  }
}
