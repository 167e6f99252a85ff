import { createInstance } from '@module-federation/enhanced/runtime';
import { checkScripts } from './check-scripts.ts';
import { sharedModules } from './shared-modules.ts';

/** Versions of the shared modules, injected by the build (platform/webpack/configurations/singletons). */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

const versions = __SHARED_VERSIONS__;
const versionOf = (request: string) => versions[request] ?? '';

/**
 * The page's one federation runtime. Only the shell provides shared modules: they are registered before a remote asks for them.
 */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [checkScripts()],
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([request, get]) => {
      const version = versionOf(request);
      return [request, { version, get, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
    }),
  ),
});
