import { integrityOf } from './integrity.ts';

interface CreateScript {
  readonly url: string;
}

/** Container scripts run only when their content matches the hash that the release was published with. */
export function checkScripts() {
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
