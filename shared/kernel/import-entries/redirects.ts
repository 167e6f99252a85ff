import { linkForm, linkProblem } from '../content/content-link.ts';
import { isGenderPage } from '../catalog/collection-draft.ts';
import type { ImportNote } from '../catalog/import/types.ts';
import type { EntryChange, EntryColumns, EntryRow, PlannedEntries } from './entries.ts';

/** As Shopify's export of redirects calls its two columns. */
export const redirectColumns = {
  from: { title: 'Redirect from', needed: true },
  to: { title: 'Redirect to', needed: true },
} as const satisfies EntryColumns;

/** Of one store, and of an address in characters. */
export const redirectLimits = { count: 100_000, address: 500 } as const;
export const longAddress = `An address has at most ${String(redirectLimits.address)} characters.`;

/**
 * The path by which an old address is known: without the slash at its end, escaped as browsers send it, in lower case, because paths
 * of this store match in any case. null: it is no path.
 */
export function redirectKey(address: string): string | null {
  if (!/^\/(?![/\\])[^\s?#]*$/.test(address) || !URL.canParse(address, 'http://store.invalid')) return null;
  const { pathname } = new URL(address, 'http://store.invalid');
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase();
}

/** The handle of a product in an address of Shopify, also below one of its collections. */
export const shopifyProduct = (path: string): string | null =>
  /^(?:\/collections\/[^/]+)?\/products\/([^/?#]+)\/?$/i
    .exec(path.replace(/[?#].*$/s, ''))?.[1]
    ?.toLowerCase() ?? null;

const collectionOrPage = /^(\/collections\/|\/pages\/)([^/?#]+)$/;

/**
 * What a collection or an own page is called now, by the redirect of an old address to another one of its kind. null: it leads
 * elsewhere, or to a part of a collection, which only a whole address can say.
 */
export function successorOf(from: string, to: string | null): string | null {
  const [, folder, slug] = collectionOrPage.exec(from.toLowerCase()) ?? [];
  const [, toFolder, successor] = collectionOrPage.exec((to ?? '').toLowerCase()) ?? [];
  // Such an address has a page whatever redirects say.
  const isKept = folder === '/collections/' && isGenderPage(slug ?? '');
  return folder === toFolder && !isKept ? (successor ?? null) : null;
}

export interface RedirectShop {
  readonly known: Parameters<typeof linkProblem>[1];
  /** Whether pages of the store answer there, also such as nothing may link to. */
  readonly isRoute: (path: string) => boolean;
  /** The number of the product with a handle. */
  readonly productOf: (handle: string) => number | undefined;
  /** Where a redirect leads that the store has, or that a row before has made. */
  readonly leadsTo: (key: string) => string | undefined;
}

export type Redirect = { readonly from: string; readonly to: string };
export type RedirectReading =
  Redirect | { readonly problem: { readonly column: keyof Redirect; readonly words: string } };

/** Of the store's servers, which answer there before pages are looked for. */
const servers =
  /^\/(?:(?:api|admin|assets|feeds|healthz|media|readyz|registry|releases|sitemaps|\.well-known)(?:\/|$)|robots\.txt$|sitemap[^/]*\.xml$)/;

const onlyHere = 'Write the path of a page of the store, such as /collections/tops.';

/** Why one that is made by hand is not: it would write over another one. */
export const redirectTaken = ({ from, to }: Redirect): string =>
  `${from} leads to ${to} already. Remove that redirect first.`;

/** What a pair of addresses means, or why it cannot be. */
export function readRedirect(
  given: Redirect,
  { known, isRoute, productOf, leadsTo }: RedirectShop,
): RedirectReading {
  const problem = (column: keyof Redirect, words: string): RedirectReading => ({
    problem: { column, words },
  });
  const from = redirectKey(given.from.trim());
  if (from === null)
    return problem('from', 'Write the path of the old address, such as /products/old-top, without ? and #.');
  const tooLong = (['from', 'to'] as const).find(
    (column) => (column === 'from' ? from : given.to).length > redirectLimits.address,
  );
  if (tooLong !== undefined) return problem(tooLong, longAddress);
  if (servers.test(from))
    return problem('from', 'Addresses that begin like this belong to the store’s servers.');
  if (isRoute(from) || linkProblem(from, known) === null)
    return problem('from', 'The store has a page at this address, which shoppers would not see any more.');
  const to = given.to.trim();
  // '//host' and '/\\host' lead to another site, as https:// does.
  if (!/^\/(?![/\\])/.test(to)) return problem('to', onlyHere);
  const product = productOf(shopifyProduct(to) ?? '');
  const target = product === undefined ? to : `/product/${String(product)}`;
  const wrong = linkProblem(target, known);
  const next = leadsTo(redirectKey(target.replace(/[?#].*$/s, '')) ?? '');
  // A page is there now, which wins while it is: without it shoppers would be sent on, and maybe in a circle.
  if (wrong === null && next !== undefined)
    return problem(
      'to',
      `An old redirect leads on from this address to ${next}. Remove that one first, so that shoppers are never sent in a circle.`,
    );
  if (wrong === null) return { from, to: target };
  if (next === undefined) return problem('to', wrong === linkForm ? onlyHere : wrong);
  return problem(
    'to',
    `This address leads on to ${next}. Write that, so that shoppers are sent on only once.`,
  );
}

export interface StoredRedirect extends Redirect {
  readonly id: number;
}

/** What some rows would change. @param seen addresses of the rows before, with their rows and where they lead; they are added to */
export function planRedirects(
  rows: readonly EntryRow[],
  shop: Omit<RedirectShop, 'leadsTo'> & { readonly stored: ReadonlyMap<string, StoredRedirect> },
  seen: Map<string, { readonly line: number; readonly to: string }>,
): PlannedEntries {
  const problems: ImportNote[] = [];
  let same = 0;
  const leadsTo = (key: string) => seen.get(key)?.to ?? shop.stored.get(key)?.to;
  const changes = rows.flatMap(({ line, cells }): EntryChange[] => {
    const given = { from: cells['from'] ?? '', to: cells['to'] ?? '' };
    const refuse = (column: keyof Redirect, words: string): [] => {
      problems.push({ line, column: redirectColumns[column].title, text: given[column], words });
      return [];
    };
    const read = readRedirect(given, { ...shop, leadsTo });
    if ('problem' in read) return refuse(read.problem.column, read.problem.words);
    const { from, to } = read;
    const before = seen.get(from);
    if (before) return refuse('from', `Row ${String(before.line)} is about the same address.`);
    seen.set(from, { line, to });
    const stored = shop.stored.get(from);
    if (stored?.to === to) {
      same += 1;
      return [];
    }
    const of = { line, handle: 'redirect', variantId: null, product: from, variant: '' };
    if (!stored)
      return [{ ...of, productId: null, field: 'new redirect', was: null, becomes: to, facts: { from, to } }];
    return [{ ...of, productId: stored.id, field: 'to', was: stored.to, becomes: to, facts: null }];
  });
  return { changes, problems, same };
}

/** Lines of a file that was tried of which the store would refuse the redirect now: its page is gone, or it has a page at the old address. */
export function outdatedRedirects(
  changes: readonly Pick<EntryChange, 'line' | 'product' | 'becomes'>[],
  shop: Omit<RedirectShop, 'leadsTo'> & { readonly stored: ReadonlyMap<string, StoredRedirect> },
): readonly number[] {
  const leadsTo = (key: string) => shop.stored.get(key)?.to;
  return changes.flatMap(({ line, product: from, becomes }) => {
    const read = readRedirect({ from, to: becomes ?? '' }, { ...shop, leadsTo });
    return 'problem' in read ? [line] : [];
  });
}

/** Addresses that some rows name, which the store is asked about at once. */
export const addressesIn = (rows: readonly EntryRow[]): readonly string[] =>
  rows.flatMap(({ cells }) => [cells['from'] ?? '', cells['to'] ?? '']);
