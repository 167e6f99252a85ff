import { join } from 'node:path';
import { startReleases } from '../release/local-builds/start-releases.ts';
import { openReleaseStore } from '../release/store/index.ts';
import type { Settings } from '../settings/index.ts';
import { ensureBuilt } from '../webpack/ensure-built.ts';
import { superviseDatabase } from './services/supervise-database.ts';
import { startService, type Service, type ServiceDefinition } from './services/service.ts';
import { defineServices, type ServiceName } from './services/service-definitions.ts';
import { preflight } from './preflight.ts';
import { quietSteps, type Step } from './steps.ts';

export type StoreOptions = {
  readonly step?: Step;
  /** Aborts a running start. */
  readonly signal?: AbortSignal;
  /** Publishes the releases; by default outdated packages are built and everything is published. */
  readonly publishReleases?: typeof buildAndPublish;
  /** For development: API and shell restart when their sources change, pages reload, logs are shown. */
  readonly live?: boolean;
  /** Called when a service has ended and when it is restarted. */
  readonly notify?: (sentence: string) => void;
};

/** A running store, and handles with which tests stop one of its services. */
export type Store = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly embedded: boolean;
  readonly services: { readonly [name in ServiceName]?: Service };
  /** Resolves with a sentence when a service has been given up. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Starts the whole store. When something fails, stops what is running and rejects. Throws UsageError before anything starts. */
export async function startStore(settings: Settings, options: StoreOptions = {}): Promise<Store> {
  const { step = quietSteps, signal = new AbortController().signal, live = false } = options;
  const { notify = () => undefined } = options;
  const { publishReleases = buildAndPublish } = options;
  const unlock = await preflight(settings);
  // Run in reverse order: nothing loses what it depends on.
  const cleanups: (() => Promise<void> | void)[] = [unlock];
  const stop = once(async () => {
    await services.shell?.stop(); // no request arrives while the others stop
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  });
  const failure = Promise.withResolvers<string>();
  const logs = join(settings.dataDir, 'logs');
  const callbacks = { notify, onGivenUp: failure.resolve };
  const services: { [name in ServiceName]?: Service } = {};

  const open = async (definition: ServiceDefinition | null, label = definition?.name ?? '') => {
    if (definition === null) return;
    signal.throwIfAborted();
    const onGivenUp = definition.optional ? notify : failure.resolve;
    const service = await step(label, () => startService(definition, { logs, signal, notify, onGivenUp }));
    services[service.name as ServiceName] = service;
    cleanups.push(service.stop);
  };

  const openDatabase = async () => {
    if (settings.databaseUrl !== null) return settings.databaseUrl;
    const options = { dataDir: settings.dataDir, port: settings.ports.database };
    const database = await superviseDatabase(options, callbacks);
    cleanups.push(() => database.end());
    return database.current().url;
  };

  const run = async (): Promise<Store> => {
    const [databaseUrl] = await all([
      step('database', openDatabase),
      unlessAborted(signal, publishReleases(settings, step, signal)),
    ]);
    const definitions = defineServices(settings, databaseUrl, { live });
    await all([
      // The API migrates its database, and seeds an empty one, before it is ready.
      open(definitions.api, 'data and api'),
      ...[definitions.sandbox, definitions.assets, definitions.registry, definitions.shell].map(
        (definition) => open(definition),
      ),
    ]);
    const embedded = settings.databaseUrl === null;
    return {
      url: `http://localhost:${settings.ports.shell}`,
      databaseUrl,
      embedded,
      services,
      failed: failure.promise,
      stop,
    };
  };

  try {
    return await run();
  } catch (error) {
    await stop();
    throw error;
  }
}

async function buildAndPublish(
  { dataDir, releaseStorage, mode, releaseActor }: Settings,
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  const describe = ({ built, fresh }: Awaited<ReturnType<typeof ensureBuilt>>) =>
    built.length === 0 ? `${fresh.length} packages are fresh` : `built ${built.join(', ')}`;
  await step('build', () => ensureBuilt(undefined, { signal }), describe);
  await step(
    'publish',
    async () => {
      const store = await openReleaseStore(dataDir, releaseStorage);
      try {
        return await startReleases({ store, mode, actor: releaseActor ?? undefined });
      } finally {
        await store.close();
      }
    },
    ({ messages }) => messages.map((sentence) => `\n    ${sentence}`).join(''),
  );
}

/** Rejects as soon as the signal is aborted; the work itself may end later. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Like Promise.all, but rejects only after all have settled: a service that starts late has to be stopped, too. */
async function all<const T extends readonly Promise<unknown>[]>(work: T) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
