import type { Preview } from '@ritual/shared/federation/channel';
import { createPageRenderer, type Answer, type PageRenderer } from './page-renderer.ts';
import { startBeside, type BesideOptions } from './workers/start-beside.ts';
import type { WorkerSet } from './workers/worker-set.ts';

export interface PreviewsOptions extends BesideOptions {
  /** The releases that everybody else gets; another object after each change. */
  readonly live: () => Live;
  /** Resolves with a preview by its id; undefined when there is none or it has expired. */
  readonly readPreview: (id: string) => Promise<Preview | undefined>;
  /** Milliseconds without a request after which the workers of a preview end. */
  readonly idleAfter?: number;
}

export interface Previews {
  readonly find: (id: string) => Promise<Preview | undefined>;
  /** Renders a page with the releases of a preview. Rejects when they do not run on the server. */
  readonly answer: (preview: Preview, url: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Previews at the same time; each has a worker of its own, with the memory of one that renders for everybody. */
const maxSets = 2;
/** Milliseconds after its last page in which a preview does not give way to another one. */
const keptFor = 60_000;
/** Milliseconds between two looks whether a preview has ended, which makes room for another one. */
const watchEvery = 1_000;
/** Milliseconds before a preview that has failed is tried again. */
const failedFor = 10_000;

/** Other previews are being looked at. */
export class TooManyPreviews extends Error {}

type Live = WorkerSet['live'];

interface PreviewSet {
  /** Several links to the same releases share the workers. */
  readonly releases: string;
  /** Ids of the links that were followed. */
  readonly ids: Set<string>;
  /** Looks whether they have ended. */
  readonly watch: NodeJS.Timeout;
  readonly live: Live;
  readonly started: Promise<WorkerSet>;
  readonly renderer: PageRenderer;
  idle?: NodeJS.Timeout;
  usedAt: number;
  /** Pages that are being rendered: its workers end when there are none. */
  running: number;
  over: boolean;
  failure?: { readonly error: unknown; readonly at: number };
}

/** Renders pages for those who look at a preview: with workers of their own, and never from the cache. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { readPreview, live, log, idleAfter = 600_000 } = options;
  let sets: readonly PreviewSet[] = [];

  function end(set: PreviewSet): void {
    sets = sets.filter((one) => one !== set);
    clearTimeout(set.idle);
    clearInterval(set.watch);
    set.over = true;
    if (set.running === 0) retire(set);
  }

  function fail(set: PreviewSet, error: unknown): void {
    if (set.over) return;
    set.failure = { error, at: performance.now() };
    retire(set);
  }

  async function endWithLinks(set: PreviewSet): Promise<void> {
    for (const id of set.ids) if (!(await readPreview(id))) set.ids.delete(id);
    if (set.ids.size === 0 && !set.over) end(set);
  }

  function open(preview: Preview, now: Live): PreviewSet {
    const names = namesOf(preview);
    log.info({ releases: names, by: preview.createdBy }, 'A preview starts.');
    const { remotes, localhost } = preview;
    const onFailed = (error: Error) => fail(set, error);
    const beside = {
      remotes,
      ...(localhost && { local: localhost }),
      about: { preview: names },
      preview: names,
      onFailed,
    };
    const set: PreviewSet = {
      ...{
        releases: setNameOf(preview),
        ids: new Set([preview.id]),
        live: now,
        started: startBeside(now, beside, options),
      },
      // A file that cannot be read does not say that the preview has ended.
      watch: setInterval(() => void endWithLinks(set).catch(() => undefined), watchEvery).unref(),
      ...{ renderer: createPageRenderer(log), usedAt: 0, running: 0, over: false },
    };
    set.started.catch((error: unknown) => fail(set, error));
    return set;
  }

  /** The workers of a preview, beside what is live now; started at the first request. */
  function setOf(preview: Preview): PreviewSet {
    const now = live();
    const releases = setNameOf(preview);
    const before = sets.find((set) => set.releases === releases && set.live === now);
    if (before && (!before.failure || performance.now() < before.failure.at + failedFor)) return before;
    sets.filter((set) => set.releases === releases).forEach(end);
    if (sets.length >= maxSets) {
      // One that has failed first, then the one that was used longest ago.
      const [oldest] = sets.toSorted(
        (a, b) => Number(!a.failure) - Number(!b.failure) || a.usedAt - b.usedAt,
      );
      if (!oldest || (!oldest.failure && performance.now() < oldest.usedAt + keptFor)) {
        throw new TooManyPreviews(
          'Other previews are being looked at, and the server renders two at a time. Try again in a minute.',
        );
      }
      end(oldest);
    }
    const set = open(preview, now);
    sets = [...sets, set];
    return set;
  }

  return {
    find: readPreview,
    async answer(preview, url) {
      const set = setOf(preview);
      set.ids.add(preview.id);
      set.usedAt = performance.now();
      clearTimeout(set.idle);
      set.idle = setTimeout(() => end(set), idleAfter).unref();
      if (set.failure) throw set.failure.error;
      set.running += 1;
      try {
        const workers = await set.started;
        return (await set.renderer.render(workers.addressOf(url), workers)).answer;
      } finally {
        set.running -= 1;
        if (set.over && set.running === 0) retire(set);
      }
    },
    close: async () => {
      const ready = sets.map(({ started }) => Promise.race([started, Promise.resolve(undefined)]));
      sets.forEach(end);
      await Promise.all(ready.map(async (one) => (await one.catch(() => undefined))?.terminate()));
    },
  };
}

function retire({ started }: PreviewSet): void {
  started.then(
    (workers) => workers.retire(),
    () => undefined,
  );
}

const namesOf = ({ remotes, localhost }: Preview): readonly string[] => [
  ...Object.entries(remotes)
    .map(([name, { version }]) => `${name} ${version}`)
    .sort(),
  ...(localhost ? [`${localhost.name} localhost:${String(localhost.port)}`] : []),
];

/** What workers share: the same releases and, of a remote on a developer's machine, all that pages are made with. */
const setNameOf = (preview: Preview): string => JSON.stringify([namesOf(preview), preview.localhost ?? null]);
