import { getImport, getProductOptions, listImports } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { askedKind } from './import-kinds.ts';

/** The newest imports, older ones are in the audit log; and the colors of which one can be chosen for a file of products. */
export async function importsLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const of = askedKind(new URL(url).searchParams);
  const [{ content }, colors] = await Promise.all([
    api.call(listImports, { query: { of } }, { signal }),
    of === 'products' ? api.call(getProductOptions, {}, { signal }).then((options) => options.colors) : [],
  ]);
  return { content, colors: colors.map(({ name }) => name) };
}

export async function importLoader({ params, request: { signal } }: LoaderFunctionArgs) {
  try {
    return await api.call(getImport, { params: { id: params['id'] ?? '' } }, { signal });
  } catch (error) {
    // A malformed id in the address belongs to no import either.
    if (isApiError(error, 'IMPORT_NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')) throw notFound();
    throw error;
  }
}
