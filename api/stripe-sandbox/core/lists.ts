import { invalidRequest } from './errors.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** The records of one page, newest first, with Stripe's cursors. */
export function pageOf<T extends { id: string }>(newestFirst: readonly T[], page: Page) {
  const limit = page.limit ?? 10;
  const indexOf = (id: string, param: string): number => {
    const index = newestFirst.findIndex((entry) => entry.id === id);
    if (index < 0) throw invalidRequest(`No such object: ${id}`, param, 'resource_missing');
    return index;
  };
  if (page.ending_before !== undefined) {
    const end = indexOf(page.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { data: newestFirst.slice(start, end), has_more: start > 0 };
  }
  const start = page.starting_after === undefined ? 0 : indexOf(page.starting_after, 'starting_after') + 1;
  return { data: newestFirst.slice(start, start + limit), has_more: newestFirst.length > start + limit };
}

/** Wraps a page as Stripe's list object. */
export function listObject<T>(url: string, data: readonly T[], hasMore: boolean) {
  return { object: 'list' as const, data: [...data], has_more: hasMore, url };
}
