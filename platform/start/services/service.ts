import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { guardProcess } from '../../database/guard.ts';
import { withoutSecrets } from '../../settings/index.ts';
import { supervise, type Run, type SupervisorOptions } from './supervise.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const preload = new URL('./exit-with-parent.mjs', import.meta.url).href;
const maxLogBytes = 10 * 1024 * 1024;

/**
 * Environment that saves memory, without a measurable cost in speed (`npm run bench:memory`). The operator's own environment
 * overrides it.
 */
const memorySavingEnv = {
  // glibc: returns freed pictures and buffers to the system, and uses fewer heaps per thread.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Reuses the compiled code of the last start: 20 MB less, because the type stripper is not loaded.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
};
/** Half of V8's default size for short-lived objects. */
const semiSpace = '--max-semi-space-size=8';

/** A process of the store: its script, its environment and its health check. */
export type ServiceDefinition = {
  readonly name: string;
  /** File to run, relative to the root. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** Address that answers 200 when it is ready. */
  readonly health: string;
  readonly nodeArgs?: readonly string[];
  /** Whether the store goes on without it when it keeps ending. */
  readonly optional?: boolean;
  /** Whether its output is shown as well. */
  readonly echo?: boolean;
};

/** A running service. Its output is written to `logs/<name>.log` only. */
export type Service = {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Ends it on purpose: SIGTERM, and SIGKILL after 6 s. */
  readonly stop: () => Promise<void>;
  /** Ends it with SIGKILL, as a crash would; it is not restarted. */
  readonly kill: () => Promise<void>;
  /** Starts it again after stop or kill. */
  readonly start: () => Promise<void>;
};

export type ServiceOptions = {
  /** Folder of the logs. */
  readonly logs: string;
  /** Aborts the wait for readiness. */
  readonly signal?: AbortSignal;
} & Omit<SupervisorOptions, 'name'>;

type ServiceRun = Run & { readonly child: ChildProcess };

/**
 * Starts the service and waits until it is ready; rejects with the last lines of its log when it does not become ready. A
 * service that ends later is restarted.
 */
export async function startService(
  definition: ServiceDefinition,
  { logs, signal, notify, ...options }: ServiceOptions,
): Promise<Service> {
  const { name } = definition;
  const file = logFile(logs, name);
  const run = async (superseded: AbortSignal): Promise<ServiceRun> => {
    const child = launch(definition, file);
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    try {
      await untilReady(definition, child, file, AbortSignal.any([superseded, ...(signal ? [signal] : [])]));
    } catch (error) {
      await endChild(child, 'SIGKILL');
      throw error;
    }
    return {
      child,
      ended: exited.then((how) => `${describeEnd(name, ...how)}${lastLines(file)}`),
      stop: () => endChild(child, 'SIGTERM'),
    };
  };
  const supervised = await supervise(run, {
    ...{ ...options, name },
    notify: (sentence) => {
      appendFileSync(file, `${sentence.split('\n').at(-1) ?? ''}\n`);
      notify(sentence);
    },
  });
  return {
    name,
    pid: () => supervised.current().child.pid,
    stop: () => supervised.end(),
    kill: () => supervised.end(({ child }) => endChild(child, 'SIGKILL')),
    start: supervised.start,
  };
}

function launch(
  { name, entry, env, nodeArgs = [], echo = false }: ServiceDefinition,
  file: string,
): ChildProcess {
  const log = openSync(file, 'a');
  const output = echo ? 'pipe' : log;
  const child = spawn(process.execPath, ['--import', preload, semiSpace, ...nodeArgs, join(root, entry)], {
    cwd: root,
    // A secret is given to the services that are defined with it: others run code of many teams, or are reached from outside.
    env: { ...memorySavingEnv, ...withoutSecrets(process.env), ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C in the terminal must reach the store only, which stops its services in order.
    detached: true,
  });
  child.channel?.unref();
  // The process of `node --watch` does not load the preload script; only its child does.
  if (nodeArgs.includes('--watch') && child.pid !== undefined) child.once('exit', guardProcess(child.pid));
  for (const stream of [child.stdout, child.stderr]) if (stream) echoLines(name, stream, file);
  closeSync(log);
  return child;
}

function echoLines(name: string, stream: Readable, file: string): void {
  createInterface(stream).on('line', (line) => {
    appendFileSync(file, `${line}\n`);
    console.log(`${pc.dim(name.padEnd(6))} ${line}`);
  });
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const forceKill = setTimeout(() => child.kill('SIGKILL'), 6000);
  child.kill(signal);
  await exited;
  clearTimeout(forceKill);
}

async function untilReady(
  { name, health }: ServiceDefinition,
  child: ChildProcess,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await answers(health))) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${describeEnd(name, child.exitCode, child.signalCode)}${lastLines(file)}`);
    }
    if (Date.now() > limit) throw new Error(`The ${name} was not ready within a minute.${lastLines(file)}`);
    await sleep(40);
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

const describeEnd = (name: string, code: number | null, signal: NodeJS.Signals | null) =>
  `The ${name} ended unexpectedly (${signal ?? `code ${code}`}).`;

/** One log file per service. At a start, a file above 10 MB is renamed to `<name>.log.1`. */
function logFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(' ', '-')}.log`);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(file, `${file}.1`);
  return file;
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15);
  return ` Its last lines, of ${file}:\n${lines.map((line) => `  | ${line}`).join('\n')}`;
}
