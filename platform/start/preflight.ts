import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { connect } from '../database/client.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { SettingName, Settings } from '../settings/index.ts';
import { UsageError } from '../settings/usage-error.ts';

/**
 * Checks everything that can be refused before anything starts: the data folder, the ports, the database of DATABASE_URL.
 * Returns the function that releases the lock on the data folder. Throws UsageError with one sentence.
 */
export async function preflight(settings: Settings): Promise<() => void> {
  const unlock = lockDataDir(settings.dataDir);
  try {
    for (const [name, port] of neededPorts(settings)) await checkPort(name, port);
    if (settings.databaseUrl !== null) await checkDatabase(settings.databaseUrl);
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

function lockDataDir(dataDir: string): () => void {
  try {
    makeFolder(dataDir);
    return lockFolder(dataDir, 'store.lock');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new UsageError(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to a folder of yours.`,
      { cause },
    );
  }
}

/** Level by level: `mkdir` with `recursive` never returns below /proc, where a folder that was just created does not exist. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function neededPorts({ ports, stripe, databaseUrl }: Settings): [SettingName, number][] {
  return [
    ['PORT', ports.shell],
    ['API_PORT', ports.api],
    ['ASSET_PORT', ports.assets],
    ['REGISTRY_PORT', ports.registry],
    ...(stripe === null ? ([['PAYMENT_PORT', ports.payment]] satisfies [SettingName, number][]) : []),
    ...(databaseUrl === null ? ([['DATABASE_PORT', ports.database]] satisfies [SettingName, number][]) : []),
  ];
}

/** Probes 127.0.0.1 and all addresses: on some systems a listener on one does not block the other. */
async function checkPort(name: SettingName, port: number): Promise<void> {
  for (const host of ['127.0.0.1', undefined]) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE') {
      throw new UsageError(`Port ${port} is in use: stop what listens there, or set ${name} to a free port.`);
    }
    if (code === 'EACCES') {
      throw new UsageError(`Port ${port} needs special rights here: set ${name} to a port above 1023.`);
    }
  }
}

function listenOnce(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, ...(host === undefined ? {} : { host }), exclusive: true }, () =>
      probe.close(() => resolve(undefined)),
    );
  });
}

async function checkDatabase(url: string): Promise<void> {
  try {
    await (await connect(url)).end();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new UsageError(
      `The PostgreSQL of DATABASE_URL cannot be used (${message || code}): start it, or correct DATABASE_URL.`,
      { cause },
    );
  }
}
