interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => unknown;
}

/**
 * The page's rule for the addresses of scripts, as in `startup/bootstrap/trusted-types.ts`, with one more origin: the developer's
 * server. There can be one default policy only, and the first one stays.
 */
export function allowLocalScripts(local: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, document.baseURI);
      if (origin === location.origin || origin === local) return address;
      throw new TypeError(`Scripts from ${address} are not allowed.`);
    },
  });
}
