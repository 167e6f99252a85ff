import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import { hostModules, versionOfMember } from '../../../shared/federation/host-api/host-api.ts';
import type { HostApiUse } from '../../../shared/federation/host-api/required-host-api.ts';
import { isSingletonRequest } from '../configurations/singletons.ts';

/** Packages of which a page has the shell's copy; whatever a remote needs of them is a module of the host API. */
const hostPackages =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components)[\\/]/;
const library = /[\\/]node_modules[\\/]/;

const uses = new WeakMap<Compilation, HostApiUse>();

/**
 * Finds the members of the host API that a remote's build imports, after imports that nothing uses have been dropped. One that the
 * host API does not have is an error, as is a copy of one of the host's packages: two Reacts in a page fail at run time only, and not
 * always at once.
 */
export class HostApiUsePlugin {
  apply(compiler: Compiler): void {
    const name = 'HostApiUsePlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(name, (modules) => {
        const found = new Map<string, Set<string>>();
        for (const module of modules) {
          const request = hostRequest(module);
          if (request !== undefined) {
            const imports = importsOf(compilation, module);
            for (const { member, by } of imports) refuseUnknown(compilation, request, member, by);
            found.set(
              request,
              new Set([...(found.get(request) ?? []), ...imports.map(({ member }) => member)]),
            );
          } else if (module instanceof webpack.NormalModule && hostPackages.test(module.resource)) {
            refuseCopy(compilation, module);
          }
        }
        uses.set(compilation, found);
      });
    });
  }
}

/** What the finished builds of a remote import of the host API. */
export function hostApiUse(builds: readonly Compilation[]): HostApiUse {
  const all = new Map<string, Set<string>>();
  for (const build of builds) {
    const found = uses.get(build);
    if (!found) throw new Error('Built without HostApiUsePlugin.');
    for (const [request, members] of found) {
      all.set(request, new Set([...(all.get(request) ?? []), ...members]));
    }
  }
  return all;
}

/** Names each file that imports the package, once; what the package imports of itself says nothing new. */
function refuseCopy(compilation: Compilation, copy: webpack.NormalModule): void {
  const name = hostPackages.exec(copy.resource)?.[1] ?? '';
  for (const by of importersOf(compilation, copy).filter((file) => !hostPackages.test(file))) {
    const message = `${by} would bring a second copy of ${name}, which the shell provides. Import a module of the host API (shared/federation/host-api) instead.`;
    if (!compilation.errors.some((error) => error.message === message)) {
      compilation.errors.push(new webpack.WebpackError(message));
    }
  }
}

/** The request under which a module of the host API is imported: from a share scope in browsers, as an external in Node. */
function hostRequest(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) {
    return isSingletonRequest(module.userRequest) ? module.userRequest : undefined;
  }
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

interface Import {
  /** `*`: the module as a whole. */
  readonly member: string;
  /** The file that imports it. */
  readonly by: string;
}

const fileOf = (module: Module | null) =>
  module instanceof webpack.NormalModule ? module.resource : 'The build';

function importersOf({ moduleGraph }: Compilation, module: Module): readonly string[] {
  const connections = [...moduleGraph.getIncomingConnections(module)];
  return [...new Set(connections.map(({ originModule }) => fileOf(originModule)))];
}

function importsOf(compilation: Compilation, module: Module): readonly Import[] {
  const connections = [...compilation.moduleGraph.getIncomingConnections(module)].filter(
    (connection) => connection.getActiveState(undefined) !== false,
  );
  return connections.flatMap(({ dependency, originModule }) => {
    if (dependency === null) return [];
    return membersOf(dependency, compilation).map((member) => ({ member, by: fileOf(originModule) }));
  });
}

function membersOf(dependency: Dependency, { moduleGraph }: Compilation): readonly string[] {
  // `import React from 'react'` and then `React.memo`: webpack, which does not know the module, would count it as all of it.
  const { getIds } = dependency as { getIds?: (graph: typeof moduleGraph) => readonly string[] };
  const [first, second] = getIds?.call(dependency, moduleGraph) ?? [];
  if (first === 'default' && second !== undefined) return [second];
  const references = dependency.getReferencedExports(moduleGraph, undefined);
  return references.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*');
}

function refuseUnknown(compilation: Compilation, request: string, member: string, by: string): void {
  if (versionOfMember(request, member) !== undefined) return;
  // Libraries take React as a whole (`require('react')`): the range of versions says what they can rely on.
  if (member === '*' && hostModules[request]?.range !== undefined && library.test(by)) return;
  const what = member === '*' ? `all of ${request}` : `${member} of ${request}`;
  const advice =
    member === '*'
      ? 'Import what you need of it by name.'
      : 'Import only its members; a new one is added to shared/federation/host-api under a new minor version (then start a running `npm run dev` anew).';
  const message = `${by} imports ${what}, which the host API does not have. ${advice}`;
  compilation.errors.push(new webpack.WebpackError(message));
}
