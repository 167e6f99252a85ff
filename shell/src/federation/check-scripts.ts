// Given to webpack as a runtime plugin of the shell.
import { integrityOf } from './integrity.ts';

interface CreateScript {
  readonly url: string;
}

/** Container scripts are run only when their content has the hash that the release was published with. */
// eslint-disable-next-line no-restricted-syntax -- webpack's runtime takes the default export
export default function checkScripts() {
  return {
    name: 'check-scripts',
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
