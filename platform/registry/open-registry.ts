import type { ChannelStore } from './channel-store.ts';
import { folderChannel } from './folder/folder-channel.ts';
import { folderPreviews } from './folder/folder-previews.ts';
import { folderTokens } from './folder/folder-tokens.ts';
import { previewStore, type PreviewStore } from './previews.ts';
import { tokenStore, type TokenStore } from './tokens.ts';

/** What is live and how it came about, what can be seen of other releases, and who may release. */
export interface Registry {
  readonly channel: ChannelStore;
  readonly previews: PreviewStore;
  readonly tokens: TokenStore;
  readonly close: () => Promise<void>;
}

/** The registry in a store's data folder. `now` is for tests. */
export const registryInFolder = (dataDir: string, now?: () => number): Registry => ({
  channel: folderChannel(dataDir),
  previews: previewStore(folderPreviews(dataDir), now),
  tokens: tokenStore(folderTokens(dataDir)),
  close: () => Promise.resolve(),
});

/** The registry in PostgreSQL. Its driver is loaded where it is used only. */
export async function openRegistry(url: string, now?: () => number): Promise<Registry> {
  const [{ storeDatabase }, { postgresChannel }, { postgresPreviews }, { postgresTokens }] =
    await Promise.all([
      import('./postgres/store-database.ts'),
      import('./postgres/postgres-channel.ts'),
      import('./postgres/postgres-previews.ts'),
      import('./postgres/postgres-tokens.ts'),
    ]);
  const database = storeDatabase(url);
  return {
    channel: postgresChannel(database),
    previews: previewStore(postgresPreviews(database), now),
    tokens: tokenStore(postgresTokens(database)),
    close: database.close,
  };
}
