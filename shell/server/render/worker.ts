// Renders the pages of one channel revision. Killed by the server when it no longer answers.
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@ritual/shared/federation';
import type { Renderer, RendererOptions, Turn } from '../../src/server-rendering/types.ts';
import { evaluateBuild } from './evaluate.ts';
import { plainRoutes } from './page-address.ts';
import {
  currentJob,
  heartbeat,
  startStep,
  type FromWorker,
  type ToWorker,
  type WorkerData,
} from './protocol.ts';

const data = workerData as WorkerData;
const pulse = new Int32Array(data.pulse);
const send = (message: FromWorker) => parentPort?.postMessage(message);

const report: RendererOptions['report'] = (error, context) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ type: 'report', message, ...(stack === undefined ? {} : { stack }), context });
};

interface ShellBuild {
  readonly createRenderer: (options: RendererOptions) => Renderer;
  readonly sharedModules: Readonly<Record<string, unknown>>;
}

const shell = evaluateBuild(data.shell.nodeFile, data.shell.nodeIntegrity, {}) as unknown as ShellBuild;
const loaded = new Map<string, RemoteModule>();

function loadRemote(name: string): RemoteModule {
  const before = loaded.get(name);
  if (before) return before;
  const reason = data.leftOut[name];
  if (reason !== undefined) throw new Error(`The remote '${name}' is left out: ${reason}`);
  const live = data.channel.remotes[name];
  if (!live) throw new Error(`The channel names no remote '${name}'.`);
  const folder = path.join(data.releases, live.base.replace(/^\/releases\//, ''));
  const { entry, integrity } = live.server;
  const { remote } = evaluateBuild(path.join(folder, entry), integrity, shell.sharedModules) as {
    remote?: RemoteModule;
  };
  if (!remote) throw new Error(`The server build of '${name}' gives no remote.`);
  loaded.set(name, remote);
  return remote;
}

const renderer = shell.createRenderer({ ...data, loadRemote, report });

// A timer stands still while code loops; the server watches this number.
setInterval(() => Atomics.add(pulse, heartbeat, 1), 25);

/** Jobs in hand, so that none is cut off when the worker is to stop. */
const inHand = new Set<Promise<void>>();
let drawing: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'stop') {
    void Promise.all(inHand).then(() => process.exit(0));
    return;
  }
  const job = renderOne(message).finally(() => inHand.delete(job));
  inHand.add(job);
});

type Job = Extract<ToWorker, { type: 'render' }>;

async function renderOne({ id, budget, url, mode }: Job): Promise<void> {
  // Messages come in bunches and React renders in microtasks; without this pause the heartbeat would starve.
  await new Promise(setImmediate);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('The page took too long.')), budget);
  try {
    const result = await Promise.race([
      named(id, () => renderer.render({ url, mode }, late.signal, turnOf(id))),
      aborted(late.signal),
    ]);
    send({ type: 'rendered', id, result });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** Markup is computed one page at a time: only so a stuck worker can name the page that is to blame. */
function turnOf(id: number): Turn {
  return (work) => {
    const turn = drawing.then(async () => {
      await new Promise(setImmediate);
      Atomics.store(pulse, currentJob, id);
      try {
        return await work();
      } finally {
        Atomics.store(pulse, currentJob, 0);
      }
    });
    drawing = turn.catch(() => undefined);
    return turn;
  };
}

/** Writes down which job's code runs until it first waits; after that it is the job whose markup is computed. */
function named<T>(id: number, start: () => Promise<T>): Promise<T> {
  const before = Atomics.exchange(pulse, currentJob, id);
  try {
    return start();
  } finally {
    Atomics.store(pulse, currentJob, before);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

// Everything is read and run once before the first visitor waits for it.
for (const [index, name] of Object.keys(data.channel.remotes).entries()) {
  if (data.leftOut[name] !== undefined) continue;
  Atomics.store(pulse, startStep, index + 1);
  try {
    loadRemote(name);
  } catch (error) {
    // Its pages are left to the browser; the others are not kept from starting.
    report(error, { remote: name });
  }
  // What it has set going shows itself while it can still be named.
  await new Promise(setImmediate);
}
Atomics.store(pulse, startStep, 0);
const first = await renderer.render({ url: '/', mode: 'frame' }, new AbortController().signal, turnOf(0));
if (first.kind !== 'page') throw new Error('The frame could not be rendered.');
const routes = Object.fromEntries([...loaded].map(([name, remote]) => [name, plainRoutes(remote.routes)]));
send({ type: 'ready', frame: first, routes });
