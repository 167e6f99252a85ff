import {
  entryTitles,
  lineOfEntry,
  readRedirect,
  redirectColumns,
  redirectLimits,
  redirectTaken,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { dropRedirects, putRedirects, redirectAt, redirectShopOf } from '../data/redirects.ts';
import type { MockStore } from '../data/mock-store.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

const found = ({ state }: MockStore, q = '') => {
  const asked = q.trim().toLowerCase();
  return state.redirects.filter(({ from, to }) => from.includes(asked) || to.toLowerCase().includes(asked));
};

/** Old addresses, and where they lead now. */
export const redirectResolvers: Resolvers<
  'findRedirect' | 'listRedirects' | 'addRedirect' | 'removeRedirect' | 'exportRedirects'
> = {
  findRedirect: ({ store, query }) => ({ to: redirectAt(store, query.path) }),
  listRedirects: ({ store, query: { q, after, size } }) => {
    const all = found(store, q);
    const from = after === undefined ? 0 : Number(after);
    const next = from + size < all.length ? String(from + size) : null;
    return { content: all.slice(from, from + size), next, count: all.length, exact: true };
  },
  addRedirect: ({ body, ...call }) => {
    const { store } = call;
    const shop = redirectShopOf(store);
    const read = readRedirect(body, { ...shop, leadsTo: (key) => shop.stored.get(key)?.to });
    if ('problem' in read) throw invalidField(read.problem.column, read.problem.words);
    const before = shop.stored.get(read.from);
    if (before && before.to !== read.to)
      throw new MockError('REDIRECT_EXISTS', {
        details: { fields: [{ path: 'from', message: redirectTaken(before) }] },
      });
    if (!before && store.state.redirects.length >= redirectLimits.count)
      throw new MockError('REDIRECTS_FULL');
    const [id] = putRedirects(store, [read]);
    noteAudit(call, {
      ...{ action: 'redirect.save', subject: { type: 'redirect', id: read.from } },
      ...(before
        ? { before: { to: before.to }, after: { to: read.to } }
        : { before: null, after: { ...read } }),
    });
    const saved = store.state.redirects.find((each) => each.id === id);
    if (!saved) throw new MockError('REDIRECT_NOT_FOUND');
    return saved;
  },
  removeRedirect: ({ params, ...call }) => {
    const gone = call.store.state.redirects.find(({ id }) => id === params.id);
    if (!gone) throw new MockError('REDIRECT_NOT_FOUND');
    dropRedirects(call.store, [gone.id]);
    const { from, to } = gone;
    const subject = { type: 'redirect', id: from };
    noteAudit(call, { action: 'redirect.remove', subject, before: { from, to }, after: null });
    return undefined;
  },
  exportRedirects: ({ body, ...call }) => {
    const rows = found(call.store, body.q);
    const lines = rows.map(({ from, to }) => lineOfEntry(redirectColumns, { from, to }));
    const subject = { type: 'redirects', id: 'list' };
    const counts = { before: { rows: 0 }, after: { rows: rows.length } };
    noteAudit(call, { action: 'redirect.export', subject, ...counts });
    return { csv: [entryTitles(redirectColumns), ...lines].join(''), rows: rows.length, next: null };
  },
};
