import { useLoaderData } from '@ritual/shared/routing';
import { Article } from '../../features/page/article.tsx';
import type { loader } from './own.loader.ts';

export { loader } from './own.loader.ts';

/** A page that the owner has added. */
export function Component() {
  return <Article {...useLoaderData<typeof loader>()} />;
}
