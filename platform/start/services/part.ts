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
import { keep, type KeepOptions, type Life } from './keep.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const preload = new URL('./die-with-parent.mjs', import.meta.url).href;
const largestLog = 10 * 1024 * 1024;

/**
 * Start options that keep a process small, at no cost that could be measured (`npm run bench:memory`). What the operator's own
 * environment says goes before.
 */
const sparing = {
  // glibc: freed pictures and buffers go back to the system, and there are fewer separate heaps of threads.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Compiled code and stripped types of the last start: 20 MB less, as the stripper itself is not loaded.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
};
/** Half of V8's default for what is thrown away soon. */
const semiSpace = '--max-semi-space-size=8';

/** A process of the store: what runs, with which environment, and where it says that it is ready. */
export type PartDefinition = {
  readonly name: string;
  /** File to run, relative to the root. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** Address that answers 200 when it is ready. */
  readonly health: string;
  readonly nodeArgs?: readonly string[];
  /** Whether its output is shown as well. */
  readonly echo?: boolean;
};

/** A running part. Its output goes to `logs/<name>.log` only. */
export type Part = {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Ends it on purpose: SIGTERM, and SIGKILL when it does not listen. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a crash would, and on purpose. */
  readonly kill: () => Promise<void>;
  /** Starts it again after stop or kill. */
  readonly start: () => Promise<void>;
};

export type PartOptions = {
  /** Folder of the logs. */
  readonly logs: string;
  /** Ends the waiting for readiness. */
  readonly signal?: AbortSignal;
} & Omit<KeepOptions, 'name'>;

type Running = Life & { readonly child: ChildProcess };

/**
 * Starts the part and waits until it is ready; throws with its last lines when it does not get there. A part that ends later
 * is started again.
 */
export async function startPart(
  definition: PartDefinition,
  { logs, signal, tell, ...options }: PartOptions,
): Promise<Part> {
  const { name } = definition;
  const file = logFile(logs, name);
  const begin = async (unwanted: AbortSignal): Promise<Running> => {
    const child = launch(definition, file);
    const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    try {
      await untilReady(definition, child, file, AbortSignal.any([unwanted, ...(signal ? [signal] : [])]));
    } catch (error) {
      await endChild(child, 'SIGKILL');
      throw error;
    }
    return {
      child,
      ended: gone.then((how) => `${ended(name, ...how)}${lastLines(file)}`),
      stop: () => endChild(child, 'SIGTERM'),
    };
  };
  const kept = await keep(begin, {
    ...{ ...options, name },
    tell: (sentence) => {
      appendFileSync(file, `${sentence.split('\n').at(-1) ?? ''}\n`);
      tell(sentence);
    },
  });
  return {
    name,
    pid: () => kept.life().child.pid,
    stop: () => kept.end(),
    kill: () => kept.end(({ child }) => endChild(child, 'SIGKILL')),
    start: kept.start,
  };
}

function launch(
  { name, entry, env, nodeArgs = [], echo = false }: PartDefinition,
  file: string,
): ChildProcess {
  const log = openSync(file, 'a');
  const output = echo ? 'pipe' : log;
  const child = spawn(process.execPath, ['--import', preload, semiSpace, ...nodeArgs, join(root, entry)], {
    cwd: root,
    env: { ...sparing, ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C in the terminal is for the store alone, which ends its parts in order.
    detached: true,
  });
  child.channel?.unref();
  // Node's watcher does not run the preload itself.
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
  const gone = once(child, 'exit');
  const insist = setTimeout(() => child.kill('SIGKILL'), 6000);
  child.kill(signal);
  await gone;
  clearTimeout(insist);
}

async function untilReady(
  { name, health }: PartDefinition,
  child: ChildProcess,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await answers(health))) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${ended(name, child.exitCode, child.signalCode)}${lastLines(file)}`);
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

const ended = (name: string, code: number | null, signal: NodeJS.Signals | null) =>
  `The ${name} ended unexpectedly (${signal ?? `code ${code}`}).`;

/** One log for each part; a long one is put aside once. */
function logFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(' ', '-')}.log`);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(file, `${file}.1`);
  return file;
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15);
  return ` Its last lines, of ${file}:\n${lines.map((line) => `  | ${line}`).join('\n')}`;
}
