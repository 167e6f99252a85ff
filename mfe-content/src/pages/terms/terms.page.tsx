import { useLoaderData } from '@ritual/shared/routing';
import { Article } from '../../features/page/article.tsx';
import { loadPage } from '../../features/page/load-page.ts';
import { PrintButton } from '../../features/page/print-button.tsx';

export const loader = loadPage('terms');

/** The terms of sale. */
export function Component() {
  return <Article {...useLoaderData<typeof loader>()} tools={<PrintButton />} />;
}
