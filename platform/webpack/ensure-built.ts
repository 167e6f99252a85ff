import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildVersion } from './input-hash.ts';
import { buildable, root, type BuildablePackage } from './packages.ts';

export interface EnsureBuilt {
  /** Packages that were built by this call. */
  readonly built: readonly string[];
  /** Packages that were up to date. */
  readonly fresh: readonly string[];
}

export interface EnsureOptions {
  readonly onProgress?: (line: string) => void;
  /** Aborts a running build. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the packages whose sources have changed since their last build. The check takes well under half a second; lerna, whose
 * startup takes longer than that, is called only when there is something to build.
 */
export async function ensureBuilt(
  names?: readonly string[],
  { onProgress = () => undefined, signal }: EnsureOptions = {},
): Promise<EnsureBuilt> {
  const wanted = buildable.filter(
    ({ name, folder }) => !names || names.includes(name) || names.includes(folder),
  );
  const stale = wanted.filter((pkg) => !isFresh(pkg));
  if (stale.length > 0) {
    await lernaBuild(stale, onProgress, [], signal);
    const left = stale.filter((pkg) => !isFresh(pkg));
    if (left.length > 0) {
      // Lerna's cache returned an older result, or sources changed during the build.
      await lernaBuild(left, onProgress, ['--skip-nx-cache'], signal);
    }
  }
  const built = stale.map(({ name }) => name);
  return { built, fresh: wanted.map(({ name }) => name).filter((name) => !built.includes(name)) };
}

function isFresh(pkg: BuildablePackage): boolean {
  const file = path.join(pkg.path, 'dist/release.json');
  if (!existsSync(file)) return false;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  return version === buildVersion(pkg, 'production');
}

function lernaBuild(
  packages: readonly BuildablePackage[],
  onProgress: (line: string) => void,
  more: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const scopes = packages.flatMap(({ folder }) => ['--scope', `@ritual/${folder}`]);
  const lerna = path.join(root, 'node_modules/lerna/dist/cli.js');
  const args = [lerna, 'run', 'build', '--stream', '--no-prefix', '--loglevel', 'error', ...scopes, ...more];
  const env = { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false' };
  const child = spawn(process.execPath, args, { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
    for (const line of chunk.toString().split('\n')) if (line.trim() !== '') onProgress(line.trim());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`The build of ${packages.map(({ folder }) => folder).join(', ')} failed.\n${output}`),
        );
    });
  });
}
