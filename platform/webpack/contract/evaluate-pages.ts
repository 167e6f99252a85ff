import vm from 'node:vm';
import { checkRemote, pagesOf } from '../../../shared/federation/compatibility/check-remote.ts';
import { containerGlobal } from '../../../shared/federation/container-global.ts';
import { singletons } from '../configurations/singletons.ts';

// The pages of a finished build are known only to its code: routes are written with functions and constants of many files. It is
// evaluated with stand-ins for everything that the shell provides.

/** What a build says of itself when it is evaluated. */
export interface EvaluatedBuild {
  readonly pages: readonly string[];
  /** Slots that it fills. */
  readonly fills: readonly string[];
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** Milliseconds: no module does more than to define something before it is used. */
const timeout = 10_000;

/** A module of which every member is a function, a class and an object with such members. */
const standIn: unknown = new Proxy(function () {}, {
  get: (target, key): unknown => {
    if (key === Symbol.toPrimitive) return () => '';
    // Not a promise, and the one property that a proxy may not replace.
    return key === 'then' ? undefined : key === 'prototype' ? Reflect.get(target, key) : standIn;
  },
  apply: () => standIn,
  construct: () => standIn as object,
});

export function evaluateNodeBuild({ name }: Named, code: string): EvaluatedBuild {
  const wrapped = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    timeout,
    filename: `${name}/node`,
  }) as (module: { exports: object }, exports: object, require: () => unknown) => void;
  const module = { exports: {} };
  wrapped(module, module.exports, () => standIn);
  return described(name, module.exports);
}

/** The scripts for browsers: the container and what it loads first. They run without a document. */
export async function evaluateWebBuild(
  { name, version }: Named,
  scripts: readonly string[],
): Promise<EvaluatedBuild> {
  const location = 'https://store.example/releases/remoteEntry.js';
  const page: Record<string, unknown> = {
    document: { currentScript: { tagName: 'SCRIPT', src: location, dataset: {} } },
    location: new URL(location),
    ...{ URL, URLSearchParams, console, setTimeout, clearTimeout },
  };
  page['self'] = page['window'] = page;
  const context = vm.createContext(page);
  for (const script of scripts) vm.runInContext(script, context, { timeout, filename: `${name}/web` });
  const container = page[containerGlobal(name, version)] as {
    readonly init: (scope: object) => Promise<void>;
    readonly get: (module: string) => Promise<() => unknown>;
  };
  await container.init(shareScope());
  const module = await container.get('./remote');
  return described(name, module());
}

/** What webpack's containers ask for shared modules: by request and version. */
function shareScope(): object {
  const shared = { get: () => Promise.resolve(() => standIn), loaded: 1, from: 'shell', eager: true };
  return Object.fromEntries(singletons().map(({ request, version }) => [request, { [version]: shared }]));
}

function described(name: string, exposed: unknown): EvaluatedBuild {
  const { remote } = exposed as { remote: Parameters<typeof pagesOf>[0] & { slots?: object } };
  // Every address is within these: what is outside the prefixes, the gate says.
  checkRemote(name, exposed, ['/']);
  return { pages: pagesOf(remote), fills: Object.keys(remote.slots ?? {}).sort() };
}
