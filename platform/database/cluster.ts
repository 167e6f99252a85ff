import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryFolder, giveTo, type Launch } from './binaries.ts';

/** A PostgreSQL data folder and the password of its only user. */
export type Cluster = { readonly data: string; readonly password: string };

const filesOf = (dataDir: string) => ({
  data: join(dataDir, 'postgres'),
  secret: join(dataDir, 'secrets', 'postgres'),
});

/** Whether a store has created its database in this folder. */
export function hasCluster(dataDir: string): boolean {
  const { data, secret } = filesOf(dataDir);
  return existsSync(join(data, 'PG_VERSION')) && existsSync(secret);
}

/**
 * Creates the data folder if it does not exist. It has a password although it listens on loopback only: every user of the machine
 * can connect to a loopback port.
 */
export async function openCluster(dataDir: string, launch: Launch): Promise<Cluster> {
  const { data, secret } = filesOf(dataDir);
  if (!hasCluster(dataDir)) await create(dataDir, data, secret, launch);
  giveTo(data, launch);
  return { data, password: readFileSync(secret, 'utf8') };
}

async function create(dataDir: string, data: string, secret: string, launch: Launch): Promise<void> {
  // Created under a temporary name and renamed, so that an interrupted start leaves no incomplete database.
  const draft = join(dataDir, 'postgres.new');
  const passwordFile = join(dataDir, 'postgres.password');
  const password = randomBytes(24).toString('hex');
  for (const path of [draft, passwordFile]) rmSync(path, { recursive: true, force: true });
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [draft, passwordFile]) giveTo(path, launch);
  try {
    await run(launch, 'initdb', [
      '-D',
      draft,
      '-U',
      'ritual',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      // The same on every machine: needs no locale of the operating system.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]);
    writeFileSync(secret, password, { mode: 0o600 });
    chmodSync(secret, 0o600);
    renameSync(draft, data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(launch: Launch, name: string, args: readonly string[]): Promise<void> {
  const [command, all] = launch.wrap(join(binaryFolder(), name), args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { ...launch.options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with code ${code}: ${said.trim()}`)),
    );
  });
}
