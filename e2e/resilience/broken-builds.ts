import type { useEffect } from 'react';
import type { RemoteModule } from '@ritual/shared/federation';
import type { BuildChanges } from '../store/next-release.ts';

interface SharedReact {
  readonly useEffect: typeof useEffect;
}
type Change = (remote: RemoteModule, react: SharedReact) => RemoteModule;

/**
 * A build that exposes the remote as `change` returns it, in browsers and on the server. The function runs in the release: like one for
 * `page.evaluate` it sees nothing of this file.
 */
export function exposing(change: Change): BuildChanges {
  const code = change.toString();
  return {
    web: (container) => `${container} = (({ init, get }, change) => {
  let shared;
  return {
    init: (scope, ...more) => {
      shared = scope;
      return init(scope, ...more);
    },
    get: async (name) => {
      const [factory, react] = await Promise.all([get(name), Object.values(shared.react)[0].get()]);
      return () => ({ remote: change(factory().remote, react()) });
    },
  };
})(${container}, ${code});`,
    node: `module.exports = { remote: (${code})(module.exports.remote, require('react')) };`,
  };
}

export const throwsAtLoad = exposing(() => {
  throw new Error('This release throws at load.');
});

export const neverLoads = exposing(() => {
  for (;;);
});

interface PageModule {
  readonly Component: () => unknown;
}

/** Each of these pages has one fault; all others work. */
export const throwingPages = exposing((remote, { useEffect }) => {
  const isBrowser = typeof document === 'object';
  const fail = (where: string) => {
    throw new Error(`This page throws ${where}.`);
  };
  const faults: Readonly<Record<string, (page: PageModule) => object>> = {
    '/faq': (page) => ({
      Component: () => (isBrowser ? fail('in its render') : page.Component()),
    }),
    '/contact': (page) => ({
      Component: () => {
        useEffect(() => fail('in an effect'), []);
        return page.Component();
      },
    }),
    '/terms': () => ({ loader: () => fail('in its loader') }),
    '/shippinginfo': (page) => ({
      Component: () => {
        while (!isBrowser);
        return page.Component();
      },
    }),
  };
  const routes = remote.routes.map((route) => {
    const { path = '', lazy } = route;
    const fault = faults[path];
    if (!fault || typeof lazy !== 'function') return route;
    return {
      ...route,
      lazy: async () => {
        const page = (await lazy()) as PageModule;
        return { ...page, ...fault(page) };
      },
    };
  });
  return { ...remote, routes } as RemoteModule;
});
