import type { AdminPage, PageEditor } from '@ritual/shared/contract';
import { isShopPage } from '@ritual/shared/kernel';
import { ownPage, paths } from '@ritual/shared/paths';

/** Where shoppers find a page. @param page its name, or the number of an own one */
export function addressOf({ page, own }: Pick<AdminPage | PageEditor, 'page' | 'own'>): string {
  if (own) return ownPage.to({ slug: own.slug });
  return isShopPage(page) ? paths[page].to() : paths.home.to();
}

/** What the state of a page is called in the list, and how it is colored. */
export function stateWords({
  own,
  shown,
  shownSince,
}: Pick<AdminPage, 'own' | 'shown' | 'shownSince'>): readonly [
  'Published' | 'Withdrawn' | 'Not published' | 'Text of the store',
  'good' | 'neutral' | 'warn',
] {
  if ((own?.withdrawnAt ?? null) !== null) return ['Withdrawn', 'neutral'];
  if (!shown) return ['Not published', 'warn'];
  return shownSince === null ? ['Text of the store', 'neutral'] : ['Published', 'good'];
}

/** A name for an address out of a title: 'Our Story!' is 'our-story'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A text with something put in its place between two positions, and where the cursor stands then. */
export function inserted(text: string, from: number, to: number, what: string): readonly [string, number] {
  return [text.slice(0, from) + what + text.slice(to), from + what.length];
}
