import { integrityOf } from './integrity.ts';

interface CreateScript {
  readonly url: string;
}

/** True in the shell that only developers' pages with a remote at localhost load (platform/webpack/configurations/shell-developer). */
declare const __DEVELOPER__: boolean;

/** Container scripts run only when their content matches the hash that the release was published with. */
export function checkScripts() {
  return {
    name: 'check-scripts',
    createScript({ url }: CreateScript): HTMLScriptElement {
      if (typeof __DEVELOPER__ !== 'undefined' && __DEVELOPER__ && isLocal(url)) {
        return Object.assign(document.createElement('script'), {
          ...{ src: url, async: true, crossOrigin: 'anonymous' },
        });
      }
      const integrity = integrityOf(url);
      if (!integrity) throw new Error(`${url} was released without a hash, and is not loaded.`);
      return Object.assign(document.createElement('script'), { src: url, async: true, integrity });
    },
  };
}

/** Without a hash: it changes with each edit. Which port it is, the page's policy says. */
function isLocal(url: string): boolean {
  const { protocol, hostname, origin } = new URL(url, document.baseURI);
  return protocol === 'http:' && hostname === 'localhost' && origin !== location.origin;
}
