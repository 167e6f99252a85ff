import type { PeopleQuery, PeopleSort, PersonSummary } from '../../contract/index.ts';
import { csvLine, decimalOfCents, storeTimeZone } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import type { MockStore } from '../data/mock-store.ts';
import { ordersOf, summaryOf } from '../data/people.ts';
import { invalidField } from '../mock-error.ts';
import type { Resolver } from './resolver.ts';

type Filters = Omit<PeopleQuery, 'after' | 'size'>;

export const listPeople: Resolver<'listPeople'> = ({ query: { after, size, ...filters }, store }) => {
  const found = matching(store, filters);
  const { rows, next } = pageOf(found, filters.sort, after, size);
  return { content: rows, next, count: found.length, exact: true };
};

export const exportPeople: Resolver<'exportPeople'> = ({ body: { after, ids, ...filters }, ...call }) => {
  const found = matching(call.store, filters).filter(({ id }) => !ids || ids.includes(id));
  const { rows, next } = pageOf(found, filters.sort, after, 5000);
  noteAudit(call, {
    ...{ action: 'people.export', subject: { type: 'people', id: 'list' } },
    ...{ before: { rows: 0 }, after: { rows: rows.length } },
  });
  const head = [
    'Id',
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Confirmed',
    'Blocked',
    'Created',
    'Orders',
  ];
  const lines = rows.map(lineOf);
  if (after === undefined) lines.unshift([...head, 'Spent (USD)', 'Last order']);
  return { csv: lines.map(csvLine).join(''), rows: rows.length, next };
};

function lineOf(row: PersonSummary): string[] {
  const phone = row.phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') ?? '';
  return [
    ...[row.id, row.firstName, row.lastName, row.email, phone, row.emailVerified ? 'yes' : 'no'],
    ...[row.blockedAt ?? '', row.createdAt, String(row.orders)],
    ...[decimalOfCents(row.spent), row.lastOrderAt ?? ''],
  ];
}

const sortings: Readonly<Record<PeopleSort, (row: PersonSummary) => string>> = {
  newest: ({ createdAt }) => createdAt,
  name: ({ firstName, lastName }) => `${lastName} ${firstName}`.toLowerCase(),
  lastOrder: ({ lastOrderAt }) => lastOrderAt ?? '',
  spent: ({ spent }) => String(spent).padStart(12, '0'),
};

function pageOf(found: readonly PersonSummary[], sort: PeopleSort, after: string | undefined, size: number) {
  const key = (row: PersonSummary) => `${sortings[sort](row)}\t${row.id}`;
  const up = sort === 'name' ? 1 : -1;
  const compare = (a: string, b: string) => (a < b ? -up : a > b ? up : 0);
  const sorted = found.toSorted((a, b) => compare(key(a), key(b)));
  const place = placeOf(after, sort);
  const rest = place === undefined ? sorted : sorted.filter((row) => compare(key(row), place) > 0);
  const rows = rest.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: last && rest.length > size ? JSON.stringify([sort, key(last)]) : null };
}

function placeOf(after: string | undefined, sort: PeopleSort): string | undefined {
  if (after === undefined) return undefined;
  const [kind, place] = after.startsWith('["') ? (JSON.parse(after) as string[]) : [];
  if (kind === sort && place !== undefined) return place;
  throw invalidField('after', 'This page is of another list. Start from its beginning.');
}

function matching(store: MockStore, filters: Filters): PersonSummary[] {
  const number = /^#?(ROP-[0-9A-Z]{6})$/i.exec(filters.q)?.[1]?.toUpperCase();
  return store.state.users
    .map((user) => summaryOf(store, user))
    .filter(
      (row) => (number ? hasOrder(store, row, number) : isFound(row, filters.q)) && fits(store, row, filters),
    );
}

const hasOrder = (store: MockStore, { id }: PersonSummary, number: string) =>
  ordersOf(store, id).some((order) => order.number === number);

function isFound({ firstName, lastName, email, phone }: PersonSummary, q: string): boolean {
  const text = ` ${firstName} ${lastName} ${email} ${phone ?? ''}`.toLowerCase();
  const digits = q.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s().-]+$/.test(q) && digits.length >= 3;
  const words = isPhone ? [digits] : q.toLowerCase().split(/\s+/).slice(0, 6);
  return words.every((word) => text.includes([...word].length < 3 && word !== '' ? ` ${word}` : word));
}

function fits(
  store: MockStore,
  row: PersonSummary,
  { role, blocked, verified, orders, consent, ...range }: Filters,
) {
  const is = (wanted: 'yes' | 'no' | undefined, value: boolean) => !wanted || (wanted === 'yes') === value;
  const agreed = store.state.preferences[row.id]?.consent ?? null;
  const consents = {
    analytics: agreed?.analytics === true,
    marketing: agreed?.marketing === true,
    refused: agreed !== null && !agreed.analytics && !agreed.marketing,
    unasked: agreed === null,
  };
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: storeTimeZone }).format(new Date(row.createdAt));
  return (
    (!role || row.role === role) &&
    is(blocked, row.blockedAt !== null) &&
    is(verified, row.emailVerified) &&
    is(orders, row.orders > 0) &&
    (!consent || consents[consent]) &&
    (!range.from || day >= range.from) &&
    (!range.to || day <= range.to)
  );
}
