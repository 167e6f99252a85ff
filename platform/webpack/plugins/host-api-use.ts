import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import type { HostApiUse } from '../../../shared/federation/host-api/required-host-api.ts';
import { isSingletonRequest } from '../configurations/singletons.ts';

/** Packages of which a page has the shell's copy; whatever a remote needs of them is a module of the host API. */
const hostPackages =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components)[\\/]/;

const uses = new WeakMap<Compilation, HostApiUse>();

/**
 * Finds the members of the host API that a remote's build imports, after imports that nothing uses have been dropped. A copy of
 * one of the host's packages in the build is an error: two Reacts in a page fail at run time only, and not always at once.
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
            const members = found.get(request) ?? new Set();
            found.set(request, members);
            for (const member of membersOf(compilation, module)) members.add(member);
          } else if (module instanceof webpack.NormalModule && hostPackages.test(module.resource)) {
            compilation.errors.push(
              new webpack.WebpackError(
                `${module.resource} is a second copy of a package that the shell brings. Import a module of the host API (shared/federation/host-api) instead.`,
              ),
            );
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
    for (const [request, members] of found)
      all.set(request, new Set([...(all.get(request) ?? []), ...members]));
  }
  return all;
}

/** The request under which a module of the host API is imported: from a share scope in browsers, as an external in Node. */
function hostRequest(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) {
    return isSingletonRequest(module.userRequest) ? module.userRequest : undefined;
  }
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

function membersOf(compilation: Compilation, module: Module): string[] {
  const connections = [...compilation.moduleGraph.getIncomingConnections(module)].filter(
    (connection) => connection.getActiveState(undefined) !== false,
  );
  return connections.flatMap(({ dependency }) =>
    dependency === null ? [] : membersOfDependency(dependency, compilation),
  );
}

function membersOfDependency(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  // `import React from 'react'` and then `React.memo`: webpack, which does not know the module, would count it as all of it.
  const { getIds } = dependency as { getIds?: (graph: typeof moduleGraph) => readonly string[] };
  const [first, second] = getIds?.call(dependency, moduleGraph) ?? [];
  if (first === 'default' && second !== undefined) return [second];
  const references = dependency.getReferencedExports(moduleGraph, undefined);
  return references.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*');
}
