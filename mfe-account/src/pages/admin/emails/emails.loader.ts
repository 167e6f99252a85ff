import { listMails } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { redirect, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { listAddress, pageSize, readQuery } from './mail-list.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  const { state, q, page } = query;
  const mails = await api.call(
    listMails,
    { query: { page, size: pageSize, q, ...(state && { state }) } },
    { signal: request.signal },
  );
  const last = Math.max(0, Math.ceil(mails.totalElements / pageSize) - 1);
  // An old link from when there were more pages, or a typed URL.
  if (page > last) throw redirect(listAddress({ ...query, page: last }));
  return mails;
}
