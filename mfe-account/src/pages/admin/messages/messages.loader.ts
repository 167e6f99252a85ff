import { messageStates, type MessageState } from '@ritual/shared/kernel';
import { listMessages } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { redirect, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { adminPaths } from '../admin-paths.ts';

export const pageSize = 20;

export interface MessageQuery {
  /** null: all but spam. */
  readonly state: MessageState | null;
  readonly q: string;
  readonly page: number;
}

/** The state of the list in its URL; invalid values are ignored. */
export function readQuery(search: URLSearchParams): MessageQuery {
  const state = messageStates.find((known) => known === search.get('state')) ?? null;
  const page = Number(search.get('page') ?? '0');
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  return { state, q, page: Number.isInteger(page) && page > 0 ? page : 0 };
}

/** The URL of a page of the list. */
export function listAddress({ state = null, q = '', page = 0 }: Partial<MessageQuery>): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q !== '') search.set('q', q);
  if (page > 0) search.set('page', String(page));
  return search.size > 0 ? `${adminPaths.messages}?${search.toString()}` : adminPaths.messages;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { state, q, page } = readQuery(new URL(request.url).searchParams);
  const messages = await api.call(
    listMessages,
    { query: { page, size: pageSize, q, ...(state && { state }) } },
    { signal: request.signal },
  );
  const last = Math.max(0, Math.ceil(messages.totalElements / pageSize) - 1);
  // An old link from when there were more pages, or a typed URL.
  if (page > last) throw redirect(listAddress({ state, q, page: last }));
  return messages;
}
