import { getDetailedTaxRules, getSettings } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [settings, detailed] = await Promise.all([
    api.call(getSettings, {}, { signal }),
    detailedRules(signal),
  ]);
  return { settings, detailed };
}

/** null: the server is an older one, which has none. */
async function detailedRules(signal: AbortSignal) {
  try {
    return (await api.call(getDetailedTaxRules, {}, { signal })).rules;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
