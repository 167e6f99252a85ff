import type { RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@ritual/shared/federation';

const examples: Readonly<Record<string, string>> = {
  '/product/:id': '/product/101',
  '/collections/:slug': '/collections/woman',
};

/** Paths of the remote's pages, with an example where one needs a parameter. */
export function pagesOf(remote: RemoteModule): readonly string[] {
  const all = (routes: readonly RouteObject[], base: string): string[] =>
    routes.flatMap((route) => {
      const path = route.path?.startsWith('/')
        ? route.path
        : `${base}/${route.path ?? ''}`.replace(/\/+$/, '');
      return [path || '/', ...all(route.children ?? [], path)];
    });
  const known = all(remote.routes, '').map((path) => examples[path] ?? path);
  return [...new Set(known)].filter((path) => !/[:*]/.test(path));
}
