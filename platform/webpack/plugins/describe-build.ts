import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import { requiredHostApi, type HostApiUse } from '../../../shared/federation/host-api/required-host-api.ts';
import { contractTypes } from '../../contract/contract-types.ts';
import { typesFile } from '../../contract/contract.ts';
import type { ReleaseFile } from '../../release/publish/release-file.ts';
import { contractOfRemote, contractOfShell } from '../contract/contract-of.ts';
import { compressBeside } from './compress.ts';
import { hostApiUse } from './host-api-use.ts';
import { chunkFiles, chunkIntegrityOf, exposedFiles, integrityOf } from './integrity-plugin.ts';
import { distOf, type BuildablePackage, type Mode } from '../packages.ts';
import { nodeEntry, remoteEntry } from '../configurations/remote.ts';
import { shellEntry } from '../configurations/shell.ts';
import { developerFolder, developerStart } from '../configurations/shell-developer.ts';
import { sharedPackages } from '../configurations/singletons.ts';

/** The two finished builds of a package. */
export interface Builds {
  readonly web: Stats;
  readonly node: Stats;
  /** The shell's scripts for developers. */
  readonly developer?: Stats | undefined;
}

export interface Built {
  readonly release: ReleaseFile;
  /** Brotli bytes of each script for the browser. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Writes the release file for a finished build. */
export async function describeBuild(
  pkg: BuildablePackage,
  version: string,
  { web, node, developer }: Builds,
  mode: Mode,
): Promise<Built> {
  const dist = distOf(pkg, mode);
  const scripts = [
    ...Object.keys(web.compilation.assets),
    ...Object.keys(developer?.compilation.assets ?? {}).map((name) => `${developerFolder}/${name}`),
  ].filter((name) => name.endsWith('.js'));
  const files: Record<string, string> = {};
  const bytes: Record<string, number> = {};
  for (const name of scripts.sort()) {
    const file = path.join(dist, 'web', name);
    files[name] = integrityOf(readFileSync(file));
    if (mode === 'production') bytes[name] = await compressBeside(file);
  }
  const used = pkg.remote ? hostApiUse([web.compilation, node.compilation]) : undefined;
  const described: ReleaseFile = {
    name: pkg.name,
    version,
    ...(used ? requiredHostApi(used) : { hostApi: hostApiVersion, brings: sharedPackages() }),
    // What stores from before version 1.0 of the host API compare: they say that it does not fit, and go on.
    contractVersion: 5,
    entry: pkg.remote ? remoteEntry : shellEntry,
    ...(pkg.remote && mode === 'production' && { sharedFiles: true as const }),
    exposed: pkg.remote ? exposedFiles(web.compilation).filter((file) => file !== remoteEntry) : [],
    files,
    ...(pkg.remote && { chunks: chunksOf(web, (file) => readFileSync(path.join(dist, 'web', file))) }),
    server: {
      entry: `node/${nodeEntry}`,
      integrity: integrityOf(readFileSync(path.join(dist, 'node', nodeEntry))),
    },
    ...(developer && {
      developer: {
        start: `${developerFolder}/${developerStart}`,
        entry: `${developerFolder}/${shellEntry}`,
      },
    }),
    prefixes: [...(pkg.remote?.prefixes ?? [])],
    slots: [...(pkg.remote?.slots ?? [])],
  };
  // A watcher's builds change with every keystroke and are not compared with others.
  const release = mode === 'production' ? await withContract(described, dist, used) : described;
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, bytes };
}

/** The description with the contract of the build; writes the types of the contract beside it. */
async function withContract(
  release: ReleaseFile,
  dist: string,
  used: HostApiUse | undefined,
): Promise<ReleaseFile> {
  const script = (name: string) => path.join(dist, 'web', name);
  const names = Object.keys(release.files);
  const contract = used
    ? await contractOfRemote(dist, release, used)
    : contractOfShell(names.map((name) => readFileSync(script(name), 'utf8')));
  const types = contractTypes(contract);
  mkdirSync(path.join(dist, path.dirname(typesFile)), { recursive: true });
  writeFileSync(path.join(dist, typesFile), types);
  const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  const sizes = names.map(
    (name) =>
      [name, { raw: bytesOf(script(name)) ?? 0, brotli: bytesOf(`${script(name)}.br`) ?? null }] as const,
  );
  return {
    ...release,
    contract: { ...contract, sizes: Object.fromEntries(sizes), types: integrityOf(types) },
  };
}

/** The integrity of the scripts of each named chunk, as the entry loads them. */
function chunksOf(web: Stats, read: (file: string) => Buffer): NonNullable<ReleaseFile['chunks']> {
  return Object.fromEntries(
    Object.entries(chunkFiles(web.compilation)).map(([name, files]) => [
      name,
      Object.fromEntries(files.map((file) => [file, chunkIntegrityOf(read(file))])),
    ]),
  );
}
