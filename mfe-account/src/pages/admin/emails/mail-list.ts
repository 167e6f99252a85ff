import type { MailState } from '@ritual/shared/contract';
import { adminPaths } from '../admin-paths.ts';

export const pageSize = 20;
/** In display order. */
export const states = ['waiting', 'failed', 'sent'] as const satisfies readonly MailState[];

/** The state of the list in its URL. */
export interface MailQuery {
  readonly state: MailState | null;
  readonly q: string;
  readonly page: number;
}

/** Invalid values are ignored. */
export function readQuery(search: URLSearchParams): MailQuery {
  const page = Number(search.get('page') ?? '0');
  return {
    state: states.find((known) => known === search.get('state')) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 0,
  };
}

export function listAddress({ state, q, page }: MailQuery): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q !== '') search.set('q', q);
  if (page > 0) search.set('page', String(page));
  const all = adminPaths.mails;
  return search.size > 0 ? `${all}?${search.toString()}` : all;
}
