import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { belowOneLine } from './source-maps.ts';

/** `sha384-…` as in the integrity attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** SHA-256, shorter than the hashes in the release file: all of them are in the entry, and hashes do not compress. */
export const chunkIntegrityOf = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The hash of a chunk that is not known: no content has it, so that the browser refuses the chunk. */
const noContent = `sha256-${'A'.repeat(43)}=`;

/** The scripts that the exposed module needs, in build order. */
export function exposedFiles(compilation: Compilation): string[] {
  const named = [...compilation.chunks].filter((chunk) => chunk.name === 'remote');
  const groups = named.flatMap((chunk) => [...chunk.groupsIterable]);
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The scripts of each named chunk beside those of the exposed module, by name of the chunk. */
export function chunkFiles(compilation: Compilation): Readonly<Record<string, readonly string[]>> {
  const exposed = exposedFiles(compilation);
  const groups = [...compilation.namedChunkGroups].filter(
    ([name, group]) => name !== 'remote' && !group.isInitial(),
  );
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      group.getFiles().filter((file) => file.endsWith('.js') && !exposed.includes(file)),
    ]),
  );
}

/**
 * Output options for chunks that have the same content, and so the same name, in all releases in which their modules are the same. A
 * chunk puts its modules into an object of the release that loads it, which its script element names: two releases in one page get
 * their own ones, and never each other's.
 */
export const sharedChunks = {
  globalObject: 'self[document.currentScript.dataset.release]',
  chunkLoadingGlobal: 'modules',
} as const;

/**
 * Lets the browser verify every chunk. The entry script contains the hashes of all chunks it may load, so that a page needs the
 * hash of the entry only; a chunk without a hash is not run. (webpack-subresource-integrity does not work for remotes.)
 *
 * When the entry was loaded by a repeated try, its chunks get the query of that address: browsers answer the address of a preload that
 * has failed with the same failure, once. A chunk that is asked for again, and all after it, get a query that no page has used before:
 * browsers keep a damaged file for as long as a good one.
 */
export class IntegrityPlugin {
  readonly #entries: readonly string[];
  readonly #global: string;

  /** `entries` are the scripts that contain webpack's runtime; `global` a name that no other release uses. */
  constructor(entries: string | readonly string[], global: string) {
    this.#entries = [entries].flat();
    this.#global = `__chunks_${global}`;
  }

  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    const variable = `self[${JSON.stringify(this.#global)}]`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        // The object of the release has, beside the hashes: at '?' the query of all further chunks, at '?' with an address that it has been asked for.
        (source) =>
          `${source}
script.setAttribute('data-release', ${JSON.stringify(this.#global)});
const sri = ${variable};
script.integrity = sri[url.split('/').pop()] || ${JSON.stringify(noContent)};
if (sri['?' + url]) sri['?'] = '?try=' + Date.now();
sri['?' + url] = 1;
if (sri['?']) script.src = url + sri['?'];`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const hashes: Record<string, string> = {};
        // Pages preload these with the hash from the release file, and browsers use a preload only if the hash is the same.
        const preloaded = exposedFiles(compilation);
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js') && !this.#entries.includes(file)) {
            hashes[file.split('/').pop() ?? file] = (
              preloaded.includes(file) ? integrityOf : chunkIntegrityOf
            )(source.buffer());
          }
        }
        for (const entry of this.#entries) this.#addHashes(compilation, entry, hashes);
      });
    });
  }

  #addHashes(compilation: Compilation, entry: string, hashes: Readonly<Record<string, string>>): void {
    const variable = `self[${JSON.stringify(this.#global)}]`;
    compilation.updateAsset(
      entry,
      (old) =>
        new webpack.sources.ConcatSource(
          // An entry may be loaded anew, while modules of its chunks are there already.
          `document.currentScript.dataset.release=${JSON.stringify(this.#global)};${variable}=Object.assign(${variable}||{},${JSON.stringify(hashes)},{'?':new URL(document.currentScript.src).search});\n`,
          old,
        ),
    );
    // It was made before.
    const map = compilation.getAsset(entry)?.info.related?.['sourceMap'];
    for (const name of [map ?? []].flat()) {
      compilation.updateAsset(
        name,
        (old) => new webpack.sources.RawSource(belowOneLine(old.source().toString())),
      );
    }
  }
}
