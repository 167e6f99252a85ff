import { useLoaderData } from '@ritual/shared/routing';
import { Article } from '../../features/page/article.tsx';
import { loadPage } from '../../features/page/load-page.ts';

export const loader = loadPage('shipping');

/** Shipping methods, times and prices. */
export function Component() {
  return <Article {...useLoaderData<typeof loader>()} />;
}
