import { getInstance } from '@module-federation/enhanced/runtime';
import { containerGlobal } from '@ritual/shared/federation';
import { expectIntegrity } from './integrity.ts';
import type { FetchRemote } from './remote-loader.ts';

const federation = getInstance();

/** Loads through module federation. A repeated try has an address of its own, or the failed script would be waited for. */
export const fetchRemote: FetchRemote = async (name, release, attempt) => {
  if (!federation) throw new Error('Module federation has not been started.');
  const address = new URL(release.base + release.entry, document.baseURI);
  if (release.integrity) expectIntegrity(address.href, release.integrity);
  if (attempt > 0) address.searchParams.set('try', String(attempt));
  const entryGlobalName = containerGlobal(name, release.version);
  federation.registerRemotes([{ name, entry: address.href, entryGlobalName, type: 'var' }], {
    force: attempt > 0,
  });
  return federation.loadRemote(`${name}/remote`, { from: 'runtime' });
};
