import webpack, { type Chunk, type Compiler } from 'webpack';
import { sharedFilesFolder } from '../shared-files-folder.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Chunks are loaded from the folder that all releases of a remote share, instead of the entry's own one: a browser that has loaded a
 * chunk with one release has it for the next, too. The name of a chunk comes from its content.
 */
export class SharedFilesPlugin {
  apply(compiler: Compiler): void {
    const name = 'SharedFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap(name, (chunk: Chunk) => compilation.addRuntimeModule(chunk, new SharedFilesRuntimeModule()));
    });
  }
}

class SharedFilesRuntimeModule extends RuntimeModule {
  constructor() {
    // After the public path was found: the entry's folder.
    super('shared files', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} += '../${sharedFilesFolder}/';`;
  }
}
