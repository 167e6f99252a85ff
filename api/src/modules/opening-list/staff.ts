import type { OpeningList } from '@ritual/shared/contract';
import { csvLine, csvTime, csvTimeZone, openingListPolicy } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { asc, sql } from '../../db/drizzle.ts';
import { openingList } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';

export async function countList(db: Db): Promise<OpeningList> {
  const { rows } = await db.execute<OpeningList & Record<string, unknown>>(sql`
    select count(*) filter (where confirmed_at is not null and told_at is null)::int as confirmed,
      count(*) filter (where confirmed_at is null)::int as unconfirmed,
      count(*) filter (where told_at is not null)::int as told
    from opening_list`);
  return rows[0] ?? { confirmed: 0, unconfirmed: 0, told: 0 };
}

/** The confirmed addresses as a file, which is noted with their number. */
export async function exportList(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
): Promise<{ csv: string; rows: number }> {
  let exported = 0;
  const what = {
    ...{ action: 'people.export-opening-list', subject: { type: 'people', id: 'opening-list' } },
    ...{ personal: null, read: () => Promise.resolve({ rows: exported }) },
  };
  return audited(deps, call, what, async (tx) => {
    const rows = await tx
      .select()
      .from(openingList)
      .where(sql`${openingList.confirmedAt} is not null`)
      .orderBy(asc(openingList.confirmedAt), asc(openingList.id))
      .limit(openingListPolicy.most);
    exported = rows.length;
    const lines = rows.map(({ email, confirmedAt, toldAt }) =>
      csvLine([email, csvTime(confirmedAt), csvTime(toldAt)]),
    );
    const head = csvLine(['Email', `Confirmed ${csvTimeZone}`, `Told ${csvTimeZone}`]);
    return { csv: head + lines.join(''), rows: exported };
  });
}
