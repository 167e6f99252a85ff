import { getHomeEditor, listAdminCollections } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [editor, collections] = await Promise.all([
    api.call(getHomeEditor, {}, { signal }),
    api.call(listAdminCollections, {}, { signal }),
  ]);
  return { editor, collections: collections.content };
}
