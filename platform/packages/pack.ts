import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { filesOf } from './collect.ts';
import { compileInto, declarationsOf, scriptOf } from './compile.ts';
import { packedManifest } from './manifest.ts';
import { packageSources, readManifest, type PackageSource } from './packages.ts';

const run = promisify(execFile);

export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The tarball. */
  readonly file: string;
}

/** Packs the packages for other teams into a folder. */
export async function packAll(folder: string): Promise<readonly Packed[]> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, '-b', 'shared', 'platform'], { cwd: root });
  mkdirSync(folder, { recursive: true });
  return Promise.all(packageSources.map((source) => pack(source, folder)));
}

async function pack(source: PackageSource, folder: string): Promise<Packed> {
  const { name, version, files: assets = [] } = readManifest(source);
  const made = mkdtempSync(path.join(tmpdir(), 'ritual-package-'));
  try {
    const files = filesOf(source);
    for (const file of files) compileInto(made, source, file);
    for (const asset of assets) copyAsset(path.join(root, source.sources, asset), path.join(made, asset));
    for (const file of ['README.md', 'CHANGELOG.md']) {
      cpSync(path.join(root, source.home, file), path.join(made, file));
    }
    cpSync(path.join(root, 'LICENSE'), path.join(made, 'LICENSE'));
    const texts = (named: (file: string) => string) =>
      files
        .map((file) => path.join(made, named(file)))
        .filter((file) => /\.(js|d\.ts)$/.test(file) && existsSync(file))
        .map((file) => readFileSync(file, 'utf8'));
    const manifest = packedManifest(source, texts(scriptOf), texts(declarationsOf));
    writeFileSync(path.join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const args = ['pack', made, '--pack-destination', path.resolve(folder), '--json', '--ignore-scripts'];
    await run('npm', args, { cwd: root, shell: process.platform === 'win32' });
    return { name, version, file: path.join(folder, tarballOf(name, version)) };
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** As npm names it: `@ritual/build` → `ritual-build-0.1.0.tgz`. */
export const tarballOf = (name: string, version: string) =>
  `${name.slice(1).replace('/', '-')}-${version}.tgz`;

function copyAsset(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => !/[/\\](dist|node_modules)$/.test(file) });
}
