import { containerGlobal } from '@ritual/shared/federation';
import { loadScript } from './load-script.ts';
import type { FetchRemote } from './remote-loader.ts';

/** What webpack makes of a remote: it takes the modules that the page shares and gives the exposed one. */
interface Container {
  readonly init: (shared: object) => void | Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: object };

/** Runs a release's container and takes its module. A repeated try has an address of its own, past every cache. */
export const fetchRemote: FetchRemote = async (name, release, attempt) => {
  const address = release.base + release.entry + (attempt > 0 ? `?try=${String(attempt)}` : '');
  await Promise.all([__webpack_init_sharing__('default'), loadScript(address, release.integrity)]);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[
    containerGlobal(name, release.version)
  ];
  if (!container) throw new Error(`${address} is not the container of ${name} ${release.version}.`);
  await container.init(__webpack_share_scopes__.default);
  const exposed = await container.get('./remote');
  return exposed();
};
