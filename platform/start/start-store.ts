import { join } from 'node:path';
import { startReleases } from '../release/local-builds/start-releases.ts';
import type { Settings } from '../settings/index.ts';
import { ensureBuilt } from '../webpack/ensure-built.ts';
import { keepDatabase } from './services/keep-database.ts';
import { startPart, type Part, type PartDefinition } from './services/part.ts';
import { defineParts, type PartName } from './services/parts.ts';
import { preflight } from './preflight.ts';
import { quietSteps, type Step } from './steps.ts';

export type StoreOptions = {
  readonly step?: Step;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
  /** What makes the releases; by default the builds that are stale are made and everything is published. */
  readonly publishReleases?: typeof buildAndPublish;
  /** For development: API and shell start again when their sources change, pages reload, logs are shown. */
  readonly live?: boolean;
  /** Hears of parts that ended, and that they are started again. */
  readonly tell?: (sentence: string) => void;
};

/** A running store and the handles by which a test breaks one part of it. */
export type Store = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly embedded: boolean;
  readonly parts: { readonly [name in PartName]?: Part };
  /** Settles with a sentence when a part has ended again and again. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Starts the whole store. Throws after having stopped what it had started; UsageError before anything starts. */
export async function startStore(settings: Settings, options: StoreOptions = {}): Promise<Store> {
  const { step = quietSteps, signal = new AbortController().signal, live = false } = options;
  const { tell = () => undefined } = options;
  const { publishReleases = buildAndPublish } = options;
  const unlock = await preflight(settings);
  // Ended in the opposite order: nothing loses what it depends on.
  const endings: (() => Promise<void> | void)[] = [unlock];
  const stop = once(async () => {
    await parts.shell?.stop(); // no request comes in while the others end
    for (const end of endings.reverse()) await end();
  });
  const failure = Promise.withResolvers<string>();
  const logs = join(settings.dataDir, 'logs');
  const heard = { tell, onGivenUp: failure.resolve };
  const parts: { [name in PartName]?: Part } = {};

  const open = async (definition: PartDefinition | null, label = definition?.name ?? '') => {
    if (definition === null) return;
    signal.throwIfAborted();
    const part = await step(label, () => startPart(definition, { logs, signal, ...heard }));
    parts[part.name as PartName] = part;
    endings.push(part.stop);
  };

  const openDatabase = async () => {
    if (settings.databaseUrl !== null) return settings.databaseUrl;
    const options = { dataDir: settings.dataDir, port: settings.ports.database };
    const database = await keepDatabase(options, heard);
    endings.push(() => database.end());
    return database.life().url;
  };

  const run = async (): Promise<Store> => {
    const [databaseUrl, shellFolder] = await all([
      step('database', openDatabase),
      unlessAborted(signal, publishReleases(settings, step, signal)),
    ]);
    const definitions = defineParts(settings, databaseUrl, {
      live,
      ...(shellFolder !== undefined && { shellFolder }),
    });
    await all([
      // It brings its database to the newest form, and fills an empty one, before it says that it is ready.
      open(definitions.api, 'data and api'),
      ...[definitions.sandbox, definitions.assets, definitions.shell].map((definition) => open(definition)),
    ]);
    const embedded = settings.databaseUrl === null;
    return {
      url: `http://localhost:${settings.ports.shell}`,
      databaseUrl,
      embedded,
      parts,
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

/** Gives the folder of the shell to run; nothing: the watcher's. */
async function buildAndPublish(
  { dataDir, mode }: Settings,
  step: Step,
  signal: AbortSignal,
): Promise<string | undefined> {
  const describe = ({ built, fresh }: Awaited<ReturnType<typeof ensureBuilt>>) =>
    built.length === 0 ? `${fresh.length} packages are fresh` : `built ${built.join(', ')}`;
  await step('build', () => ensureBuilt(undefined, { signal }), describe);
  const { shellFolder } = await step(
    'publish',
    () => startReleases({ dataDir, mode }),
    ({ stays }) => stays.map((sentence) => `\n    ${sentence}`).join(''),
  );
  return shellFolder;
}

/** Ctrl-C ends the waiting at once; a build notices later. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Like Promise.all, but waits for all before it fails: what comes up late has to be stopped too. */
async function all<const T extends readonly Promise<unknown>[]>(work: T) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
