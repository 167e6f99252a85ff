import { channelSchema, type Channel } from '../../../shared/federation/channel.ts';
import { channelAdvice, nextChannel, type ChannelStore } from '../channel-store.ts';
import { checkDocument } from '../document.ts';
import { revisionOf, revisionSchema } from '../revision.ts';
import type { StoreDatabase } from './store-database.ts';

interface Row {
  /** Changes with every write of the row; null: there is none. */
  readonly stamp: string | null;
  readonly document: unknown;
  readonly newest: number;
}

/** One statement, so that all of it is of the same moment. */
const select = `
  select at.xmin::text as stamp, case when at.xmin::text is distinct from $1 then at.document end as document,
    (select coalesce(max(revision), 0)::int from release_store.history) as newest
  from (values (1)) as one left join release_store.documents as at on at.name = 'channel'`;

/** The channel document as a row, and its history as one for each revision. */
export function postgresChannel(database: StoreDatabase): ChannelStore {
  const location = `the channel document in ${database.location}`;
  let known: { readonly stamp: string; readonly channel: Channel } | undefined;

  async function read(query: StoreDatabase['query']): Promise<Channel> {
    const { rows } = await query<Row>(select, [known?.stamp ?? null]);
    const [row] = rows;
    if (!row || row.stamp === null) return { schema: 1, revision: row?.newest ?? 0, remotes: {} };
    if (row.document !== null) {
      const channel = checkDocument(channelSchema, row.document, location, channelAdvice);
      known = { stamp: row.stamp, channel };
    }
    if (known?.stamp === row.stamp) return known.channel;
    // Another look has read a later one meanwhile.
    return read(query);
  }

  return {
    location,
    read: () => read(database.query),
    compareAndSet: (expected, live, note) =>
      database.transaction(async (query) => {
        const next = nextChannel(await read(query), expected, live);
        const document = JSON.stringify(next);
        // Waits for another change that is being written; then its revision is not the expected one any more.
        const { rowCount } = await query(
          `insert into release_store.documents as old (name, document) values ('channel', $1)
           on conflict (name) do update set document = excluded.document
           where (old.document ->> 'revision')::bigint = $2`,
          [document, expected],
        );
        // Throws a ChannelConflict that names the revision.
        if (rowCount === 0) nextChannel(await read(query), expected, live);
        // One of the same number is left over where the document was replaced by a backup, as in the folder.
        await query(
          `insert into release_store.history (revision, document) values ($1, $2)
           on conflict (revision) do update set document = excluded.document`,
          [next.revision, JSON.stringify(revisionOf(next, note))],
        );
        return next;
      }),
    history: async () => {
      const { revision: live } = await read(database.query);
      const { rows } = await database.query<{ revision: string; document: unknown }>(
        'select revision, document from release_store.history where revision <= $1 order by revision',
        [live],
      );
      return rows.map(({ revision, document }) =>
        checkDocument(
          revisionSchema,
          document,
          `revision ${revision} in ${database.location}`,
          'Delete its row: then the history lacks this one revision.',
        ),
      );
    },
  };
}
