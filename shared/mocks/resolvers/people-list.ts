import type { PeopleQuery, PeopleSort, PersonSummary } from '../../contract/index.ts';
import { csvLine, csvTime, csvTimeZone, decimalOfCents, storeTimeZone } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { hasWords } from '../data/has-words.ts';
import type { MockStore } from '../data/mock-store.ts';
import { ordersOf, summaryOf } from '../data/people.ts';
import { sortedPage } from '../data/sorted-page.ts';
import type { Resolver } from './resolver.ts';

type Filters = Omit<PeopleQuery, 'after' | 'size'>;

export const listPeople: Resolver<'listPeople'> = ({ query: { after, size, ...filters }, store }) => {
  const found = matching(store, filters);
  const { rows, next } = pageOf(found, filters.sort, after, size);
  return { content: rows, next, count: found.length, exact: true };
};

export const exportPeople: Resolver<'exportPeople'> = ({ body: { after, ids, ...filters }, ...call }) => {
  const found = matching(call.store, filters).filter(({ id }) => !ids || ids.includes(id));
  // By what does not change between two parts.
  const { rows, next } = pageOf(found, 'newest', after, 5000);
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
    `Blocked ${csvTimeZone}`,
    `Created ${csvTimeZone}`,
    'Orders',
  ];
  const lines = rows.map(lineOf);
  if (after === undefined) lines.unshift([...head, 'Spent (USD)', `Last order ${csvTimeZone}`]);
  return { csv: lines.map(csvLine).join(''), rows: rows.length, next };
};

function lineOf(row: PersonSummary): string[] {
  const phone = row.phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') ?? '';
  return [
    ...[row.id, row.firstName, row.lastName, row.email, phone, row.emailVerified ? 'yes' : 'no'],
    ...[csvTime(row.blockedAt), csvTime(row.createdAt), String(row.orders)],
    ...[decimalOfCents(row.spent), csvTime(row.lastOrderAt)],
  ];
}

const sortings: Readonly<Record<PeopleSort, (row: PersonSummary) => string>> = {
  newest: ({ createdAt }) => createdAt,
  name: ({ firstName, lastName }) => `${lastName} ${firstName}`.toLowerCase(),
  lastOrder: ({ lastOrderAt }) => lastOrderAt ?? '',
  spent: ({ spent }) => String(spent).padStart(12, '0'),
};

function pageOf(found: readonly PersonSummary[], sort: PeopleSort, after: string | undefined, size: number) {
  return sortedPage(found, { sort, by: sortings[sort], ascending: sort === 'name', after, size });
}

function matching(store: MockStore, filters: Filters): PersonSummary[] {
  const number = /^#?((?:ROP|TEST)-[0-9A-Z]{6})$/i.exec(filters.q)?.[1]?.toUpperCase();
  return store.state.users
    .map((user) => summaryOf(store, user))
    .filter(
      (row) => (number ? hasOrder(store, row, number) : isFound(row, filters.q)) && fits(store, row, filters),
    );
}

const hasOrder = (store: MockStore, { id }: PersonSummary, number: string) =>
  ordersOf(store, id).some((order) => order.number === number);

const isFound = ({ firstName, lastName, email, phone }: PersonSummary, q: string) =>
  hasWords(`${firstName} ${lastName} ${email} ${phone ?? ''}`, q);

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
