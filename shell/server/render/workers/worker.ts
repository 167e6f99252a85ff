// Renders the pages of one channel revision. The server ends it when it does not respond.
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { RemoteModule } from '@ritual/shared/federation';
import { builtInsOfRemotes } from '@ritual/shared/federation/built-ins';
import type { Queues, Renderer, RendererOptions } from '../../../src/server-rendering/types.ts';
import { builtInsOfShell, evaluateBuild } from './evaluate.ts';
import { withholdFromReleases } from './withhold.ts';
import { plainRoutes } from '../page-address.ts';
import {
  currentJob,
  heartbeat,
  startStep,
  type FromWorker,
  type ToWorker,
  type WorkerData,
} from './protocol.ts';

const data = workerData as WorkerData;
const progress = new Int32Array(data.progress);
const send = (message: FromWorker) => parentPort?.postMessage(message);

const report: RendererOptions['report'] = (error, context) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ type: 'report', message, ...(stack === undefined ? {} : { stack }), context });
};

interface ShellBuild {
  readonly createRenderer: (options: RendererOptions) => Renderer;
  readonly sharedModules: Readonly<Record<string, unknown>>;
}

const shell = evaluateBuild(
  data.shell.nodeFile,
  data.shell.nodeIntegrity,
  {},
  builtInsOfShell,
) as unknown as ShellBuild;
withholdFromReleases();
const loaded = new Map<string, RemoteModule>();

function loadRemote(name: string): RemoteModule {
  const before = loaded.get(name);
  if (before) return before;
  const reason = data.excluded[name];
  if (reason !== undefined) throw new Error(`The remote '${name}' is excluded: ${reason}`);
  const live = data.channel.remotes[name];
  if (!live) throw new Error(`The channel names no remote '${name}'.`);
  const folder = path.join(data.releases, live.base.replace(/^\/releases\//, ''));
  const { entry, integrity } = live.server;
  const { remote } = evaluateBuild(
    path.join(folder, entry),
    integrity,
    shell.sharedModules,
    builtInsOfRemotes,
  ) as {
    remote?: RemoteModule;
  };
  if (!remote) throw new Error(`The server build of '${name}' gives no remote.`);
  loaded.set(name, remote);
  return remote;
}

const renderer = shell.createRenderer({ ...data, loadRemote, report });

// Timers do not fire while code loops: the server checks that this number increases.
setInterval(() => Atomics.add(progress, heartbeat, 1), 25);

/** Jobs in progress; the worker stops after they have finished. */
const inProgress = new Set<Promise<void>>();
let rendering: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'stop') {
    void Promise.all(inProgress).then(() => process.exit(0));
    return;
  }
  const job = renderOne(message).finally(() => inProgress.delete(job));
  inProgress.add(job);
});

type Job = Extract<ToWorker, { type: 'render' }>;

/**
 * At most 16 pages with data are rendered at the same time, the others wait. Each holds responses of the API, a list of 1,000
 * products about 4 MB: some dozens of those at once need more memory than a worker has. Markup is computed one page at a time, so
 * more would not be faster. Private pages load nothing here and do not wait.
 */
const limit = pLimit(16);

async function renderOne({ id, budget, url, mode }: Job): Promise<void> {
  // Messages arrive in batches and React renders in microtasks; without this pause the heartbeat timer would not run.
  await new Promise(setImmediate);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('The page took too long.')), budget);
  try {
    const rendered = named(id, () => renderer.render({ url, mode }, late.signal, queuesOf(id, late.signal)));
    const result = await Promise.race([rendered, aborted(late.signal)]);
    send({ type: 'rendered', id, result });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimeout(timer);
  }
}

function queuesOf(id: number, late: AbortSignal): Queues {
  return {
    // A page that takes too long gives up its place.
    page: (work) =>
      limit(() => {
        late.throwIfAborted();
        return Promise.race([named(id, work), aborted(late)]);
      }),
    markup: turnOf(id),
  };
}

/** Markup is computed one page at a time, so that the page that a stuck worker was rendering is known. */
function turnOf(id: number): Queues['markup'] {
  return (work) => {
    const turn = rendering.then(async () => {
      await new Promise(setImmediate);
      Atomics.store(progress, currentJob, id);
      try {
        return await work();
      } finally {
        Atomics.store(progress, currentJob, 0);
      }
    });
    rendering = turn.catch(() => undefined);
    return turn;
  };
}

/** Records which job's code runs until it first waits; after that it is the job whose markup is computed. */
function named<T>(id: number, start: () => Promise<T>): Promise<T> {
  const before = Atomics.exchange(progress, currentJob, id);
  try {
    return start();
  } finally {
    Atomics.store(progress, currentJob, before);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

// All remotes are evaluated at the start, before the first request.
for (const [index, name] of Object.keys(data.channel.remotes).entries()) {
  if (data.excluded[name] !== undefined) continue;
  Atomics.store(progress, startStep, index + 1);
  try {
    loadRemote(name);
  } catch (error) {
    // The browser renders the pages of this remote; the worker starts with the others.
    report(error, { remote: name });
  }
  // Rejections that the evaluation has caused occur here, while `startStep` still names this remote.
  await new Promise(setImmediate);
}
Atomics.store(progress, startStep, 0);
const never = new AbortController().signal;
const first = await renderer.render({ url: '/', mode: 'frame' }, never, queuesOf(0, never));
if (first.kind !== 'page') throw new Error('The frame could not be rendered.');
const routes = Object.fromEntries([...loaded].map(([name, remote]) => [name, plainRoutes(remote.routes)]));
send({ type: 'ready', frame: first, routes });
