import path from 'node:path';
import type { Compiler } from 'webpack';
import { sharedFolder } from '../packages.ts';
import { isSingletonRequest } from '../configurations/singletons.ts';

/**
 * Modules of shared import each other by relative path. Federation recognizes a shared module by its package name only, so a
 * relative import of an entry point is rewritten to that name; otherwise a remote that bundles `blocks` would silently contain a
 * second cart store. Importing another file of such a module fails the build.
 */
export class SharedEntryPointsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('SharedEntryPointsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('SharedEntryPointsPlugin', (data) => {
        const from = folderOf(data.context);
        if (from === undefined || !data.request.startsWith('.')) return;
        const target = path.resolve(data.context, data.request);
        const to = folderOf(target);
        if (to === undefined || to === from || !isSingle(to)) return;
        const inModule = path.relative(path.join(sharedFolder, to), target);
        if (inModule !== '' && !/^index(\.(tsx?|js))?$/.test(inModule)) {
          throw new Error(
            `shared/${from} imports an internal file of shared/${to} (${inModule}). That module must exist only once in a page: import it through its index.ts.`,
          );
        }
        data.request = `@ritual/shared/${to}`;
      });
    });
  }
}

function isSingle(module: string): boolean {
  return isSingletonRequest(`@ritual/shared/${module}`);
}

function folderOf(file: string): string | undefined {
  const relative = path.relative(sharedFolder, file);
  if (relative === '' || relative.startsWith('..') || path.isAbsolute(relative)) return undefined;
  return relative.split(path.sep)[0];
}
