import path from 'node:path';
import type { Compiler } from 'webpack';
import { sharedFolder } from '../packages.ts';
import { sharedSingletons } from '../configurations/singletons.ts';

/**
 * Rooms of shared import each other by relative path. Federation knows a shared room by the name of its
 * door only, so a relative import of a door is turned into that name; otherwise a remote that bundles
 * `blocks` would quietly bring a second cart store along. Reaching behind the door of such a room stops
 * the build.
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
        const inRoom = path.relative(path.join(sharedFolder, to), target);
        if (inRoom !== '' && !/^index(\.tsx?)?$/.test(inRoom)) {
          throw new Error(
            `shared/${from} reaches behind the door of shared/${to} (${inRoom}). That room exists once in a page: import it through its index.ts.`,
          );
        }
        data.request = `@ritual/shared/${to}`;
      });
    });
  }
}

function isSingle(room: string): boolean {
  return (sharedSingletons as readonly string[]).includes(room);
}

function folderOf(file: string): string | undefined {
  const relative = path.relative(sharedFolder, file);
  if (relative === '' || relative.startsWith('..') || path.isAbsolute(relative)) return undefined;
  return relative.split(path.sep)[0];
}
