import type { AddressInfo } from 'node:net';
import { promoteAll } from '../../release/promote/promote.ts';
import { canaryStore, quick } from '../../release/testing/canary-store.ts';
import { buildRegistryApi } from '../app.ts';
import { storeKey } from '../../registry/store-key.ts';

const secret = 'a secret for the registry of the tests, which is long enough';

/**
 * A registry that listens: four remotes, of which content has an earlier release and catalog a canary. Without running releases in
 * processes of their own, as its builds are empty.
 */
export async function startTestRegistry() {
  const store = await canaryStore();
  const releases = [{ name: 'content', version: '1.1.0-b' }];
  await promoteAll(store.store, releases, { ...quick, actor: 'tess (content-team)', reason: 'shorter' });
  await store.start('catalog', '1.1.0-b', 5);
  const app = await buildRegistryApi({
    ...{ store: store.store, logLevel: 'silent', storeKey: storeKey(secret) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    ...{ store, secret },
    origin: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      await app.close();
      store.remove();
    },
  };
}
export type TestRegistry = Awaited<ReturnType<typeof startTestRegistry>>;
