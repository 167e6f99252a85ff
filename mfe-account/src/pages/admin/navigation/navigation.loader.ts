import { getNavigationEditor } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call(getNavigationEditor, {}, { signal });
