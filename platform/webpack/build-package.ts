import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { contractVersion } from '../../shared/federation/remote-module.ts';
import type { ReleaseFile } from '../release/release-file.ts';
import { compressBeside } from './compress.ts';
import { inputHash } from './input-hash.ts';
import { integrityOf } from './integrity-plugin.ts';
import { versionOf, type BuildablePackage } from './packages.ts';
import { nodeEntry, remoteEntry, remoteNodeConfig, remoteWebConfig } from './remote.ts';
import { shellEntry, shellNodeConfig, shellWebConfig } from './shell.ts';

export interface Built {
  readonly release: ReleaseFile;
  /** Brotli bytes of each script for the browser. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Version of a build: the package's own and a hash of what it is made from. */
export function buildVersion(pkg: BuildablePackage, mode: 'production' | 'development'): string {
  return `${versionOf(pkg.path)}-${inputHash(pkg, mode)}`;
}

export function configsFor(
  pkg: BuildablePackage,
  mode: 'production' | 'development',
): { version: string; configs: readonly [Configuration, Configuration] } {
  const version = buildVersion(pkg, mode);
  const options = { version, mode };
  const configs = pkg.remote
    ? ([remoteWebConfig(pkg, options), remoteNodeConfig(pkg, options)] as const)
    : ([shellWebConfig(pkg, options), shellNodeConfig(pkg, options)] as const);
  return { version, configs };
}

/** Builds a package for the browser and for Node into its `dist` and writes `release.json` beside. */
export async function buildPackage(
  pkg: BuildablePackage,
  mode: 'production' | 'development' = 'production',
): Promise<Built> {
  const { version, configs } = configsFor(pkg, mode);
  const [web] = await Promise.all(configs.map(run));
  if (!web) throw new Error(`Building ${pkg.folder} gave no result.`);
  return describe(pkg, version, web, mode === 'production');
}

/** Writes the release file for a finished build. */
export async function describe(
  pkg: BuildablePackage,
  version: string,
  web: Stats,
  compress: boolean,
): Promise<Built> {
  const dist = path.join(pkg.path, 'dist');
  const scripts = Object.keys(web.compilation.assets).filter((name) => name.endsWith('.js'));
  const files: Record<string, string> = {};
  const bytes: Record<string, number> = {};
  for (const name of scripts.sort()) {
    const file = path.join(dist, 'web', name);
    files[name] = integrityOf(readFileSync(file));
    if (compress) bytes[name] = await compressBeside(file);
  }
  const release: ReleaseFile = {
    name: pkg.name,
    version,
    contractVersion,
    entry: pkg.remote ? remoteEntry : shellEntry,
    exposed: pkg.remote ? exposedChunks(web) : [],
    files,
    server: {
      entry: `node/${nodeEntry}`,
      integrity: integrityOf(readFileSync(path.join(dist, 'node', nodeEntry))),
    },
    prefixes: [...(pkg.remote?.prefixes ?? [])],
    slots: [...(pkg.remote?.slots ?? [])],
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, bytes };
}

/** The chunks that the exposed module needs, in the order of the build. */
function exposedChunks(web: Stats): string[] {
  const named = [...web.compilation.chunks].filter((chunk) => chunk.name === 'remote');
  const groups = named.flatMap((chunk) => [...chunk.groupsIterable]);
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.js') && file !== remoteEntry);
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failure = error ?? closing;
        if (failure) reject(failure instanceof Error ? failure : new Error(String(failure)));
        else if (!stats) reject(new Error('webpack gave no result.'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}
