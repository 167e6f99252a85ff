import { misfit } from '@ritual/shared/federation/judge';
import type { Rendered } from '../../src/app/render/types.ts';
import { loggableUrl } from '@ritual/shared/kernel';
import { bodiesOf, type Bodies } from '../bodies.ts';
import { etagOf } from '../etag.ts';
import { createBreaker } from './breaker.ts';
import { createPageCache, type Lifetime, type Made } from './page-cache.ts';
import { compose, type Objection } from './compose.ts';
import type { WorkerData } from './protocol.ts';
import { StartFailure, StuckRender, type WorkerReport } from './render-worker.ts';
import { startWorkerSet, type WorkerSet } from './worker-set.ts';

export type Answer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly policy: string;
      /** Names what is in the page, in whatever encoding it travels. */
      readonly etag: string;
      readonly bodies: Bodies;
    };

export interface Log {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

/** The set of remotes and the shell that pages are made of. */
type Live = Pick<WorkerData, 'channel' | 'shell'>;

/** Names a set; another name is a reason to render anew. */
function nameOf({ channel, shell }: Live): string {
  return `${String(channel.revision)} ${shell.version}`;
}

export interface PagesOptions {
  /** What is live now; asked for every page. */
  readonly readLive: () => Promise<Live>;
  readonly data: Omit<WorkerData, 'pulse' | 'leftOut' | keyof Live>;
  readonly workers: number;
  readonly log: Log;
  /** Milliseconds that a page may take on the server before the browser draws it. */
  readonly budget?: number;
  /** Milliseconds for which a page is kept; 0 in development. */
  readonly keepFor?: number;
  /** Milliseconds that the shell and each remote may take to be evaluated. */
  readonly startWithin?: number;
}

export interface Pages {
  readonly answer: (url: string) => Promise<Answer>;
  readonly revision: () => number;
  /** Name of the set that pages are rendered with, once a change that is under way is through. */
  readonly settled: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Renders pages with the set of remotes that is live; a changed channel is followed without a pause. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { readLive, data, log, budget = 3000, keepFor = 10_000 } = options;
  const breaker = createBreaker();
  const ordinary: Lifetime = { fresh: keepFor, stale: keepFor === 0 ? 0 : 60_000 };
  // What is missing may appear at any moment. A link that many follow in vain is drawn once in that time.
  const missing: Lifetime = { fresh: Math.min(keepFor, 1000), stale: 0 };
  const cache = createPageCache<Answer>({
    sizeOf: (answer) => (answer.kind === 'page' ? answer.bodies.identity.length * 2 : 100),
  });
  const onReport = ({ message, stack, context }: WorkerReport) =>
    log.warn({ ...context, stack }, `While rendering: ${message}`);
  const { workers: size, startWithin } = options;
  /** Releases that have kept workers from starting, by name and version, and how. They never change, and so stay here. */
  const failed = new Map<string, string>();

  const objection =
    (shell: Live['shell']): Objection =>
    (name, release) => {
      const { version } = release;
      const before = failed.get(`${name} ${version}`);
      if (before !== undefined) return before;
      const against = misfit(release, shell);
      if (against === undefined) return undefined;
      log.error({ remote: name, version }, `A release ${against}. It is left out.`);
      return `${version} ${against}.`;
    };

  /** What keeps the workers from starting is left out, so that the other remotes go live and back as ever. */
  async function start(live: Live): Promise<WorkerSet> {
    for (;;) {
      const composition = compose(live.channel, objection(live.shell));
      try {
        const set = { ...data, ...live, ...composition };
        return await startWorkerSet({ data: set, size, onReport, budget, startWithin });
      } catch (error) {
        if (!(error instanceof StartFailure)) throw error;
        const { remote, cause } = error;
        const version = remote === undefined ? undefined : composition.channel.remotes[remote]?.version;
        if (remote === undefined || version === undefined) throw error;
        failed.set(`${remote} ${version}`, `${version} does not start.`);
        log.error(
          { err: cause, remote, version },
          'A release does not come to the end of its start. It is left out: roll it back.',
        );
      }
    }
  }

  let live = await readLive();
  let set = await start(live);
  let changing: Promise<void> | undefined;
  let refused = '';

  /** New pages come from the new set as soon as it is warm; until then from the old one. */
  async function follow(): Promise<void> {
    const wanted = await readLive();
    if ([nameOf(live), refused].includes(nameOf(wanted))) return;
    changing ??= swap(wanted).finally(() => (changing = undefined));
  }

  async function swap(wanted: Live): Promise<void> {
    try {
      const next = await start(wanted);
      const old = set;
      set = next;
      live = wanted;
      cache.clear();
      breaker.clear();
      old.retire();
      log.info({ revision: wanted.channel.revision }, 'Pages are rendered with another set of remotes.');
    } catch (error) {
      refused = nameOf(wanted);
      log.error(
        { err: error, revision: wanted.channel.revision },
        'The new set of remotes does not start; the old one stays.',
      );
    }
  }

  async function make(url: string, from: WorkerSet): Promise<Made<Answer>> {
    const rendered = await render(url, from);
    if (rendered.kind === 'redirect') return { value: rendered, keep: ordinary };
    if (rendered.reason !== undefined && rendered.reason !== 'private page') {
      log.warn({ url: loggableUrl(url), reason: rendered.reason }, 'The page is left to the browser.');
    }
    const { status, policy, html, complete } = rendered;
    const page = {
      kind: 'page',
      status,
      policy,
      etag: etagOf(policy, html),
      bodies: bodiesOf(html),
    } as const;
    return { value: page, keep: complete ? (status === 404 ? missing : ordinary) : null };
  }

  async function render(url: string, from: WorkerSet): Promise<Rendered> {
    if (breaker.isOpen(url)) return frame(url, from, 'it did not come to an end before');
    try {
      return await from.render({ url, mode: 'page' });
    } catch (error) {
      if (error instanceof StuckRender) breaker.trip(url);
      return frame(url, from, (error as Error).message);
    }
  }

  async function frame(url: string, from: WorkerSet, reason: string): Promise<Rendered> {
    const page = await from.render({ url, mode: 'frame' }).catch(() => from.frame());
    return page.kind === 'page' ? { ...page, complete: false, reason } : page;
  }

  return {
    async answer(url) {
      await follow().catch((error: unknown) =>
        log.error({ err: error }, 'The channel document cannot be read; the last one stays.'),
      );
      const from = set;
      const address = from.addressOf(url);
      return cache.get(`${nameOf(live)} ${address}`, () => make(address, from));
    },
    revision: () => set.revision,
    settled: async () => {
      await follow();
      await changing;
      return nameOf(live);
    },
    close: async () => {
      await changing;
      await set.terminate();
    },
  };
}
