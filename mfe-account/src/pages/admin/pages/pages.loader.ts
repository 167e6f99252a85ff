import { listAdminPages } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) =>
  (await api.call(listAdminPages, {}, { signal })).content;
