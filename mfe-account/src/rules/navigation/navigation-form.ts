import type { FooterColumn, NavigationContent, NavigationLink } from '@ritual/shared/kernel';
import { bare, keyed, type Keyed } from '../content/keyed.ts';

export type FormLink = NavigationLink & Keyed;
export type FormColumn = Omit<FooterColumn, 'links'> & Keyed & { readonly links: readonly FormLink[] };

/** Menu and footer as their form has them. */
export interface NavigationForm {
  readonly menu: readonly FormLink[];
  readonly about: string;
  readonly columns: readonly FormColumn[];
}

export const formOf = ({ menu, about, columns }: NavigationContent): NavigationForm => ({
  ...{ about, menu: menu.map(keyed) },
  columns: columns.map(({ title, links }) => keyed({ title, links: links.map(keyed) })),
});

export const contentOf = ({ menu, about, columns }: NavigationForm): NavigationContent => ({
  ...{ about: about.trim(), menu: menu.map(bare) },
  columns: columns.map(({ title, links }) => ({ title, links: links.map(bare) })),
});

export const newLink = (): FormLink => keyed({ label: '', to: '' });
export const newColumn = (): FormColumn => keyed({ title: '', links: [newLink()] });

const names: Readonly<Record<string, string>> = {
  ...{ label: 'words', to: 'where it leads', title: 'title', links: 'links' },
};

/** 'columns.0.links.1.to' → 'Column 1, link 2, where it leads' */
export function placeWords(path: string): string {
  if (path === 'about') return 'Words below the name';
  const [list, index, ...rest] = path.split('.');
  if (index === undefined) return list === 'menu' ? 'Menu' : 'Columns of the footer';
  const place = `${list === 'menu' ? 'Menu, link' : 'Column'} ${String(Number(index) + 1)}`;
  const [field = '', link, ofLink] = rest;
  if (field === 'links' && link !== undefined)
    return `${place}, link ${String(Number(link) + 1)}, ${names[ofLink ?? ''] ?? 'words'}`;
  return field === '' ? place : `${place}, ${names[field] ?? field}`;
}
