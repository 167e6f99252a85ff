import type { peopleExport } from '@ritual/shared/contract';
import { csvLine, csvTime, csvTimeZone, decimalOfCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { audited, auditEvent, type AuditedCall } from '../audit/audited.ts';
import { adminPage } from '../../admin-list.ts';
import { exportOfAccount } from '../account/export.ts';
import { listedRows, placeOf } from './list.ts';
import type { ListedRow } from './presenter.ts';
import { personRow } from './person.ts';

/** Rows of one part: 200,000 people are 40 calls of a second at most. */
const partSize = 5000;

const columns: Readonly<Record<string, (row: ListedRow) => string>> = {
  Id: ({ id }) => id,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') ?? '',
  Confirmed: ({ emailVerifiedAt }) => (emailVerifiedAt ? 'yes' : 'no'),
  [`Blocked ${csvTimeZone}`]: ({ blockedAt }) => csvTime(blockedAt),
  [`Created ${csvTimeZone}`]: ({ createdAt }) => csvTime(createdAt),
  Orders: ({ orderCount }) => String(orderCount),
  'Spent (USD)': ({ spentCents }) => decimalOfCents(spentCents),
  [`Last order ${csvTimeZone}`]: ({ lastOrderAt }) => csvTime(lastOrderAt),
};

/** By what does not change: an order moves its person in the other sortings, and between two parts they would be left out or come twice. */
const sort = 'newest';

/** A part of the list, newest first whatever the page is sorted by, which is noted with the number of its rows. */
export async function exportPeople(
  deps: Deps,
  call: AuditedCall,
  { after, ...filters }: z.output<typeof peopleExport>,
): Promise<{ csv: string; rows: number; next: string | null }> {
  let exported = 0;
  const what = {
    ...{ action: 'people.export', subject: { type: 'people', id: 'list' }, personal: null },
    read: () => Promise.resolve({ rows: exported }),
  };
  return audited(deps, call, what, async (tx) => {
    const query = { ...filters, after, sort, size: partSize } as const;
    const rows = await listedRows(tx, query);
    const { content, next } = adminPage(rows, partSize, {
      cursorOf: placeOf(sort),
      present: (row) => csvLine(Object.values(columns).map((read) => read(row))),
    });
    exported = content.length;
    const head = after === undefined ? csvLine(Object.keys(columns)) : '';
    return { csv: head + content.join(''), rows: content.length, next };
  });
}

/** What the person's own 'Download my data' has. */
export async function exportPerson(deps: Deps, call: AuditedCall, id: string) {
  const user = await personRow(deps.database.db, id);
  const data = await exportOfAccount(deps, user, { userId: id, loginId: id });
  await auditEvent(deps, call, {
    ...{ action: 'person.export', subject: { type: 'person', id }, before: null, after: { exported: true } },
  });
  return data;
}
