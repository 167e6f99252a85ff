// First import of the entry, and part of the bootstrap loader: the page's policy demands it before any script is added.

interface PolicyRules {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** Scripts come from our own origin only; turning text into code or markup has no rule and so is refused. */
if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, document.baseURI).origin === location.origin) return address;
      throw new TypeError(`Scripts from ${address} are not allowed.`);
    },
  });
}

export {};
