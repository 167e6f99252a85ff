import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

/** `sha384-…` as in the integrity attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Lets the browser check every chunk. The entry script carries the hashes of all chunks it may load, so that
 * a page needs to know the hash of the entry alone. (webpack-subresource-integrity does not work for remotes.)
 */
export class IntegrityPlugin {
  readonly #entry: string;
  readonly #global: string;

  /** `entry` is the script that holds webpack's runtime; `global` a name that no other release uses. */
  constructor(entry: string, global: string) {
    this.#entry = entry;
    this.#global = `__sri_${global}`;
  }

  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    const variable = `self[${JSON.stringify(this.#global)}]`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          `${source}\nvar sri = ${variable}[url.split('/').pop()]; if (sri) script.integrity = sri;`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const hashes: Record<string, string> = {};
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js') && file !== this.#entry) {
            hashes[file.split('/').pop() ?? file] = integrityOf(source.buffer());
          }
        }
        compilation.updateAsset(
          this.#entry,
          (old) => new webpack.sources.ConcatSource(`${variable}=${JSON.stringify(hashes)};`, old),
        );
      });
    });
  }
}
