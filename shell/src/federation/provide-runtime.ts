// Given to webpack as a runtime plugin of the shell; runs before anything else of federation does.
import * as core from '@module-federation/runtime-core';
import { integrityOf } from './integrity.ts';

// Remotes are built with `externalRuntime` and find the runtime here. The option `provideExternalRuntime`
// would do the same with a second copy of it, 9.6 KB larger.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: '1' },
});

interface CreateScript {
  readonly url: string;
}

// eslint-disable-next-line no-restricted-syntax -- webpack's runtime takes the default export
export default function provideRuntime() {
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
