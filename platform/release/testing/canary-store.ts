import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCanary } from '../canary/index.ts';
import { promoteAll } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import { writeBuild, writeShell } from './write-build.ts';
import { folderStore } from '../store/release-store.ts';

/** Without running releases in a process of their own. */
export const quick = { force: true };

/** A data folder with three releases of four remotes, of which the first, 1.0.0-a, is live. */
export async function canaryStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
  const data = path.join(folder, 'data');
  const store = folderStore(data);
  const build = (name: string, version: string, prefixes = [`/${name}`], script?: string) =>
    publish(writeBuild(path.join(folder, `${name}-${version}`), version, { name, prefixes }, script), store);
  await publish(writeShell(path.join(folder, 'shell')), store);
  const names = ['catalog', 'content', 'account', 'wishlist'];
  for (const name of names)
    for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await build(name, version);
  await promoteAll(
    store,
    names.map((name) => ({ name, version: '1.0.0-a' })),
    quick,
  );
  return {
    ...{ data, store, build },
    canaryOf: async (name: string) => (await store.channel.read()).canaries?.[name],
    live: async (name: string) => (await store.channel.read()).remotes[name],
    start: (name = 'catalog', version = '1.1.0-b', share?: number) =>
      startCanary(store, { name, version, share }, quick),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
