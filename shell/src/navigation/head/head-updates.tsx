import { useEffect, useRef } from 'react';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { useLocation, useMatches } from '@ritual/shared/routing';
import { hasMarkup } from '../../federation/kept-markup.tsx';
import { fullTitle, headOf } from './head-of.ts';

/** Updates the document's head on navigation; the server has rendered the head of the initial page. */
export function HeadUpdates() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const name = shopName(useShop());
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      if (document.querySelector('meta[name="description"]')) return;
    }
    const head = headOf(
      matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
      { origin: location.origin, pathname, search: new URLSearchParams(search) },
    );
    // The kept server markup is still shown, so its head stays, too.
    if (!head && hasMarkup(pathname + search)) return;
    document.title = fullTitle(head, name);
    setMeta('description', head?.description);
    setMeta('robots', head?.noIndex ? 'noindex' : undefined);
    setCanonical(head?.canonical);
  }, [matches, pathname, search, name]);
  return null;
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(path: string | undefined): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = path;
}
