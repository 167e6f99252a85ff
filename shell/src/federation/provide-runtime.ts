// Given to webpack as a runtime plugin of the shell; runs before anything else of federation does.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { integrityOf } from './integrity.ts';

interface BundlerRuntime {
  readonly runtime: { readonly createInstance: unknown };
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}

declare const __webpack_require__: { readonly federation: BundlerRuntime };

interface CreateScript {
  readonly url: string;
}

// eslint-disable-next-line no-restricted-syntax -- webpack's runtime takes the default export
export default function provideRuntime() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  // Remotes are built without the federation runtime and find both its halves here: 16 KB less in each. (The
  // option `provideExternalRuntime` does the first half only, and with a second copy of it.)
  Object.assign(globalThis, {
    _FEDERATION_BUNDLER_RUNTIME: {
      // Each remote is an instance of its own; `init` would take the shell's, whose build this copy belongs to.
      runtime: { ...runtime, init: runtime.createInstance },
      attachShareScopeMap,
      // The shell exposes nothing, so webpack leaves this part out of its own.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    },
  });
  return {
    name: 'provide-runtime',
    /** Container scripts are run only when their content has the hash that the release was published with. */
    createScript({ url }: CreateScript): HTMLScriptElement {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}
