import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';

/** Ids have up to three digits, as webpack's deterministic ones. */
const idCount = 1000;

/**
 * Gives each module an id that comes from its own path. webpack joins a module with what only it imports (a page and its components),
 * and its deterministic ids come from the paths of all joined modules: the importers of a page would change whenever the page gets
 * another component.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler): void {
    const name = 'ModuleIdsPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { chunkGraph } = compilation;
      compilation.hooks.moduleIds.tap(name, (modules) => {
        const used = new Set<number>();
        const named = [...modules].flatMap((module): [string, Module][] =>
          chunkGraph.getNumberOfModuleChunks(module) === 0 || chunkGraph.getModuleId(module) !== null
            ? []
            : [[pathOf(module, compiler), module]],
        );
        for (const [path, module] of named.sort(([a], [b]) => (a < b ? -1 : 1))) {
          let id = createHash('sha256').update(path).digest().readUInt32BE() % idCount;
          while (used.has(id)) id += 1;
          used.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/**
 * The container entry names the version of the build, but out of webpack's cache it comes with that of an earlier build: the same sources
 * would give other bytes under the same version. There is one in a build, so that it needs no name.
 */
const containerEntry = /^webpack\/container\/entry\/.*/;

const pathOf = (module: Module, { context }: Compiler) =>
  (module.libIdent({ context }) ?? module.identifier()).replace(containerEntry, 'container entry');
