import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync, mkdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binaryFolder, chooseLaunch, type Launch } from './binaries.ts';
import { connect, ensureDatabase } from './client.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { guardProcess } from './guard.ts';
import { commandOf, endProcess, isAlive } from './processes.ts';
import { embeddedUrl } from './running-database.ts';

export type DatabaseOptions = {
  readonly dataDir: string;
  readonly port: number;
  /** false for tests: faster, but loses data when the machine (not the process) fails. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** As PostgreSQL's setting; by default what a small store needs. */
  readonly sharedBuffers?: string;
};

export type RunningDatabase = {
  readonly url: string;
  readonly pid: number;
  /** Settles when the server ends without having been stopped. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the embedded PostgreSQL in `dataDir/postgres` on 127.0.0.1, creating the data folder if needed. Throws UsageError when
 * another store uses the folder.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const unlock = lockFolder(options.dataDir, 'database.lock');
  try {
    const launch = chooseLaunch();
    const cluster = await openCluster(options.dataDir, launch);
    await stopLeftover(cluster.data);
    const child = spawnServer(options, cluster, launch);
    const pid = child.pid ?? 0;
    const endGuard = guardProcess(pid);
    const address = (database: string) => embeddedUrl(cluster.password, options.port, database);
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= end());
    const end = async () => {
      // SIGINT ends sessions and writes everything ('fast' shutdown); SIGQUIT relies on recovery at the next start.
      if (!(await endProcess(pid, 'SIGINT', 8000))) await endProcess(pid, 'SIGQUIT', 3000);
      endGuard();
      unlock();
    };
    try {
      await untilReady(child, address('postgres'), options.dataDir);
      await ensureDatabase(address('postgres'), 'ritual');
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: address('ritual'), pid, ended: once(child, 'exit').then(() => undefined), stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function spawnServer(options: DatabaseOptions, cluster: Cluster, launch: Launch): ChildProcess {
  const set = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: options.sharedBuffers ?? '64MB',
    max_connections: options.maxConnections ?? 60,
    ...(options.durable === false
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
      : {}),
  };
  const [command, args] = launch.wrap(join(binaryFolder(), 'postgres'), [
    '-D',
    cluster.data,
    ...Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  mkdirSync(join(options.dataDir, 'logs'), { recursive: true });
  const log = openSync(join(options.dataDir, 'logs', 'postgres.log'), 'a');
  const child = spawn(command, args, { ...launch.options, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  child.on('error', () => undefined); // untilReady sees it as an early exit
  return child;
}

async function untilReady(child: ChildProcess, url: string, dataDir: string): Promise<void> {
  const end = Date.now() + 30_000;
  let reason: unknown;
  while (
    Date.now() < end &&
    child.exitCode === null &&
    child.signalCode === null &&
    child.pid !== undefined
  ) {
    try {
      const client = await connect(url);
      await client.end();
      return;
    } catch (error) {
      reason = error;
      await sleep(30);
    }
  }
  throw new Error(
    `The embedded PostgreSQL did not start; its reason is in ${join(dataDir, 'logs', 'postgres.log')}.`,
    { cause: reason },
  );
}

/** This process holds the lock, so a server on this data belongs to a store that died: ends it before a new one starts. */
async function stopLeftover(data: string): Promise<void> {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return; // the usual case: it was shut down properly
  }
  if (!isAlive(pid) || !commandOf(pid).includes(data)) return;
  if (!(await endProcess(pid, 'SIGINT', 8000))) await endProcess(pid, 'SIGQUIT', 3000);
}
