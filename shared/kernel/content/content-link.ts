/** What a link of a page's content leads to. */
export type LinkTarget =
  | { readonly kind: 'collection'; readonly slug: string }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site' };

/** null: it is no link that pages may have. */
export function linkTarget(link: string): LinkTarget | null {
  if (link.startsWith('https://')) return URL.canParse(link) ? { kind: 'site' } : null;
  // '//host' and '/\host' lead to another site.
  if (!/^\/(?![/\\])\S*$/.test(link)) return null;
  const path = link.replace(/[?#].*$/s, '');
  const slug = /^\/collections\/([^/]+)$/i.exec(path)?.[1];
  if (slug !== undefined) return { kind: 'collection', slug: slug.toLowerCase() };
  const id = /^\/product\/(\d{1,9})$/i.exec(path)?.[1];
  return id === undefined ? { kind: 'page', path } : { kind: 'product', id: Number(id) };
}

export const linkForm = 'Start it with / for a page of the store, or with https:// for another site.';

interface Known {
  /** Of pages beside those of collections and products. */
  readonly isPage: (path: string) => boolean;
  /** Hidden ones and such as are not due, too. */
  readonly hasCollection: (slug: string) => boolean;
  readonly hasProduct: (id: number) => boolean;
}

/** Why an editor may not save a link; null: it may. */
export function linkProblem(link: string, { isPage, hasCollection, hasProduct }: Known): string | null {
  const target = linkTarget(link);
  switch (target?.kind) {
    case 'collection':
      return hasCollection(target.slug) ? null : 'The store has no such collection.';
    case 'product':
      return hasProduct(target.id) ? null : 'The store has no such product.';
    case 'page':
      return isPage(target.path) ? null : 'The store has no such page.';
    case 'site':
      return null;
    default:
      return linkForm;
  }
}

/** The same link to the collection's current address. */
export const toCollection = (link: string, slug: string): string =>
  link.replace(/^\/collections\/[^/?#]+/i, `/collections/${slug}`);
