import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

/**
 * Concatenates sources without imports into one small script: a webpack entry would include the runtimes of webpack and of module
 * federation.
 */
export class BootstrapLoaderPlugin {
  readonly #name: string;
  readonly #sources: readonly string[];

  constructor(name: string, sources: readonly string[]) {
    this.#name = name;
    this.#sources = sources;
  }

  apply(compiler: Compiler): void {
    const name = 'BootstrapLoaderPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the hashes were written: this script's hash is in the page's HTML.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const parts = this.#sources.map((source) => {
          const file = path.join(compiler.context, source);
          compilation.fileDependencies.add(file);
          return `(() => {${compiled(file)}})();`;
        });
        compilation.emitAsset(this.#name, new webpack.sources.RawSource(minified(parts.join(''))));
      });
    });
  }
}

function compiled(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return code.replace(/^export \{\s*\};?\s*$/m, '');
}

function minified(code: string): string {
  const { code: small } = transformSync(code, {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    jsc: { target: 'es2022', minify: { compress: true, mangle: true, format: { comments: false } } },
  });
  return small;
}
