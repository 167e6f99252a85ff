import { previewSchema, type Preview } from '../../../shared/federation/channel.ts';
import { checkDocument } from '../document.ts';
import { previewHandle, type PreviewRecords } from '../previews.ts';
import type { StoreDatabase } from './store-database.ts';

interface Row {
  readonly id: string;
  readonly document: unknown;
}

/** The previews as a row each. */
export function postgresPreviews({ query, location }: StoreDatabase): PreviewRecords {
  const parse = ({ id, document }: Row): Preview => {
    const what = `the preview ${previewHandle(id)} in ${location}`;
    return checkDocument(previewSchema, document, what, 'Delete its row: then this one preview is gone.');
  };
  return {
    all: async () => {
      const { rows } = await query<Row>('select id, document from release_store.previews');
      return rows.map(parse);
    },
    get: async (id) => {
      const { rows } = await query<Row>('select id, document from release_store.previews where id = $1', [
        id,
      ]);
      return rows.map(parse)[0];
    },
    put: async (preview) => {
      await query(
        `insert into release_store.previews (id, document) values ($1, $2)
         on conflict (id) do update set document = excluded.document`,
        [preview.id, JSON.stringify(preview)],
      );
    },
    remove: async (id) => {
      await query('delete from release_store.previews where id = $1', [id]);
    },
  };
}
