import { containerGlobal } from '@ritual/shared/federation';
import { federation } from './instance.ts';
import { expectIntegrity } from './integrity.ts';
import type { FetchRemote } from './remote-loader.ts';

/**
 * Loads through module federation. A retry has a URL that no page has used before: with the same one webpack would wait for the failed
 * script, and browsers keep a damaged file for as long as a good one.
 */
export const fetchRemote: FetchRemote = async (name, release, attempt) => {
  const address = new URL(release.base + release.entry, document.baseURI);
  expectIntegrity(address.href, release.integrity);
  if (attempt > 0) address.searchParams.set('try', `${String(attempt)}.${String(Date.now())}`);
  const entryGlobalName = containerGlobal(name, release.version);
  federation.registerRemotes([{ name, entry: address.href, entryGlobalName, type: 'var' }], {
    force: attempt > 0,
  });
  return federation.loadRemote(`${name}/remote`, { from: 'runtime' });
};
