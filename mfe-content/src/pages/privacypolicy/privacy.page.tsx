import { useLoaderData } from '@ritual/shared/routing';
import { Article } from '../../features/page/article.tsx';
import { loadPage } from '../../features/page/load-page.ts';

export const loader = loadPage('privacy');

/** The data stored about a shopper, its purposes and retention periods. */
export function Component() {
  return <Article {...useLoaderData<typeof loader>()} />;
}
