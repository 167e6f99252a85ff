import { integrityOf } from './integrity.ts';

interface CreateScript {
  readonly url: string;
}

/** Container scripts run only when their content matches the hash that the release was published with. */
export function checkScripts() {
  return {
    name: 'check-scripts',
    createScript({ url }: CreateScript): HTMLScriptElement {
      const integrity = integrityOf(url);
      if (!integrity) throw new Error(`${url} was released without a hash, and is not loaded.`);
      return Object.assign(document.createElement('script'), { src: url, async: true, integrity });
    },
  };
}
