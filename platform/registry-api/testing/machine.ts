import { rmSync } from 'node:fs';
import { buildAssetHost } from '../../assets/app.ts';
import { openReleaseStore } from '../../release/store/release-store.ts';
import { httpRegistry } from '../../release/registries/http-registry.ts';
import type { ReleaseRegistry } from '../../release/registries/release-registry.ts';
import type { ReleaseStorage } from '../../settings/index.ts';
import { buildRegistryApi } from '../app.ts';

/** One of several machines that share a store: its registry and its asset host, with a data folder of its own. */
export async function startMachine(dataDir: string, storage: ReleaseStorage) {
  const store = await openReleaseStore(dataDir, storage);
  const registry = await buildRegistryApi({ store, logLevel: 'silent' });
  const url = await registry.listen({ port: 0, host: '127.0.0.1' });
  const { app: assets } = await buildAssetHost({ store, logLevel: 'silent', masters: [] });
  return {
    ...{
      dataDir,
      store,
      registryOrigin: url,
      assetOrigin: await assets.listen({ port: 0, host: '127.0.0.1' }),
    },
    /** The registry of this machine, for a team with a token. */
    releasing: async (team: string): Promise<ReleaseRegistry> => {
      const { text } = await store.tokens.create({ team, remotes: [team], createdBy: 'a test' });
      return httpRegistry({ url, token: text });
    },
    stop: async () => {
      await registry.close();
      await assets.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
