import {
  createView,
  internalKey,
  internalPaths,
  periodsAtOnce,
  viewMetric,
  viewsAtOnce,
  visitorKey,
  type CanaryPeriod,
  type ServedView,
  type ServedViews,
  type ViewArm,
} from '@ritual/platform/release-watch';
import type { Channel } from '@ritual/shared/federation/channel';
import { countedAddress } from '@ritual/shared/kernel';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../render/live-set/live-set.ts';
import type { Arm } from '../render/pages.ts';
import { channelState, type ChannelState } from './channel-state.ts';

export interface ServedViewsOptions {
  readonly apiOrigin: string;
  /** null: pages get no token, and report nothing. */
  readonly secret: string | null;
  readonly readChannel: () => Promise<Channel>;
  /** The version of the shell that is live with a channel document. */
  readonly shellVersion: (channel: Channel) => string;
  readonly log: Log;
  /** Milliseconds between two batches. */
  readonly tellEvery?: number;
}

interface Waiting {
  readonly view: Omit<ServedView, 'period'>;
  readonly period: CanaryPeriod;
}

type ServedArm = Omit<Arm, 'revision'>;

export interface Views {
  /** The `Server-Timing` header of a page, with the token that it reports with; null: none. */
  readonly serve: (request: FastifyRequest, arm: ServedArm) => string | null;
  readonly close: () => Promise<void>;
}

/** Milliseconds after which the API is told again which releases are live, so that it does not forget them. */
const sayAgainAfter = 3_600_000;
/** Views that wait for the API at most. */
const mostWaiting = 10_000;
/** An API that does not answer by then gets the batch again, which changes nothing if it has taken it. */
const timeoutMs = 5000;

/**
 * Gives each served page its token and tells the API of the views that a canary is compared by: those of visitors of both arms. The
 * API keeps one of each visitor. Nothing is sampled.
 */
export function createServedViews(options: ServedViewsOptions): Views {
  const { secret, readChannel, shellVersion, log, tellEvery = 500 } = options;
  if (secret === null) return { serve: () => null, close: () => Promise.resolve() };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${internalKey(secret)}` };
  const address = new URL(internalPaths.servedViews, options.apiOrigin);

  let channel: Channel | undefined;
  let state: ChannelState | undefined;
  let waiting: Waiting[] = [];
  let said: { readonly state: ChannelState; readonly at: number } | undefined;
  let lastProblem = '';

  function serve(request: FastifyRequest, arm: ServedArm): string {
    const view = createView(secret ?? '', isDocument(request) ? viewArm(arm) : { kind: 'none' });
    if (view.arm.kind !== 'none') note(view, view.arm, request.ip);
    return `${viewMetric};desc="${view.token}"`;
  }

  function note({ nonce, at }: { readonly nonce: string; readonly at: number }, arm: ViewArm, from: string) {
    const compared = (state?.periods ?? []).filter(
      ({ remote, version }) => arm.kind === 'control' || isOf(arm, remote, version),
    );
    for (const period of compared) {
      const run = `${period.remote} ${period.startedAt}`;
      const visitor = visitorKey(secret ?? '', run, countedAddress(from));
      const name = arm.kind === 'control' ? 'control' : 'canary';
      waiting.push({ view: { nonce, at, visitor, arm: name }, period });
    }
  }

  async function tell(): Promise<void> {
    const now = await readChannel();
    if (now !== channel) {
      channel = now;
      state = channelState(now, shellVersion(now));
    }
    const isNew = said?.state !== state || Date.now() - (said?.at ?? 0) > sayAgainAfter;
    const { batch, periods } = nextBatch(waiting);
    if (!state || (!isNew && batch.length === 0)) return;
    const body: ServedViews = {
      ...(isNew && { live: state.live }),
      ...{ sentAt: Date.now(), periods },
      views: batch.map(({ view, period }) => ({ ...view, period: periods.indexOf(period) })),
    };
    const told = state;
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!answer.ok) throw new Error(`The API answers ${String(answer.status)}.`);
    waiting = waiting.slice(batch.length);
    if (isNew) said = { state: told, at: Date.now() };
  }

  async function tellAndLog(): Promise<void> {
    try {
      await tell();
      lastProblem = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastProblem)
        log.warn({ err: error }, 'The API cannot be told which pages were served; it is tried again.');
      lastProblem = message;
    } finally {
      // Also where more pages are served than can be told.
      waiting = waiting.slice(-mostWaiting);
    }
  }

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tellAndLog().finally(() => (running = undefined));
  }, tellEvery).unref();
  return {
    serve,
    close: async () => {
      clearInterval(timer);
      await running;
      if (waiting.length > 0) await tellAndLog();
    },
  };
}

/** The views of one call. The API takes those of some periods at once: more have gathered when the channel changed while it was away. */
function nextBatch(waiting: readonly Waiting[]) {
  const periods = new Set<CanaryPeriod>();
  const batch: Waiting[] = [];
  for (const one of waiting.slice(0, viewsAtOnce)) {
    if (!periods.has(one.period) && periods.size === periodsAtOnce) break;
    periods.add(one.period);
    batch.push(one);
  }
  return { batch, periods: [...periods] };
}

function viewArm({ arm, remote, version }: ServedArm): ViewArm {
  if (arm === 'canary' && remote !== undefined && version !== undefined)
    return { kind: arm, remote, version };
  return { kind: arm === 'control' ? arm : 'none' };
}

const isOf = (arm: ViewArm, remote: string, version: string) =>
  arm.kind === 'canary' && arm.remote === remote && arm.version === version;

/**
 * Whether a browser is going to show the page: not one that was fetched ahead, and none that a script asks for. Browsers that do not
 * say so are not compared; they are the same in both arms.
 */
function isDocument({ method, headers }: FastifyRequest): boolean {
  const ahead = [headers['sec-purpose'], headers['purpose']].some((text) =>
    String(text).includes('prefetch'),
  );
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !ahead;
}
