import { useLoaderData } from '@ritual/shared/routing';
import { Article } from '../../features/page/article.tsx';
import { loadPage } from '../../features/page/load-page.ts';

export const loader = loadPage('accessibility');

/** What the store does so that everybody can use it, and what it does not manage yet. */
export function Component() {
  return <Article {...useLoaderData<typeof loader>()} />;
}
