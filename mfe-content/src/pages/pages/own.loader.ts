import { getPage } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { ownPage } from '@ritual/shared/paths';
import { notFound, redirect, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { draftQuery, type PageData } from '../../features/page/load-page.ts';

/** A page of the owner; an address that it had leads to the current one. */
export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs): Promise<PageData> {
  const asked = params['slug'] ?? '';
  if (!/^[a-z0-9-]{1,80}$/i.test(asked)) throw notFound();
  const query = draftQuery(url);
  const found = await api
    .call(getPage, { params: { page: asked }, query }, { signal })
    .catch((error: unknown) => {
      throw isApiError(error, 'NOT_FOUND') ? notFound() : error;
    });
  const { slug, preview = false, ...page } = found;
  // Pages of every store have addresses of their own: '/pages/terms' is none.
  if (slug === undefined) throw notFound();
  if (slug !== asked) throw redirect(`${ownPage.to({ slug })}${new URL(url).search}`, 301);
  return { page, preview };
}
