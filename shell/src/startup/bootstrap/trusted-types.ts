// First import of the entry, and part of the bootstrap loader: the page's policy requires it before any script is added.

interface PolicyRules {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** Scripts may come from our own origin only; creating code or markup from strings has no rule and is therefore refused. */
if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, document.baseURI).origin === location.origin) return address;
      throw new TypeError(`Scripts from ${address} are not allowed.`);
    },
  });
}

export {};
