import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { canaryChangesBetween, changesBetween, type Revision } from '../registry/index.ts';
import { checkDocument, parseJson, writeAtomically } from '../registry/document.ts';
import type { ReleaseStore } from '../release/store/release-store.ts';

export interface WebhookOptions {
  readonly store: ReleaseStore;
  readonly url: string;
  /** `whsec_` and the key as base64. */
  readonly secret: string;
  readonly log: {
    readonly warn: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
  /** Milliseconds between two looks at the channel. */
  readonly every?: number;
  /** Milliseconds before each further try of the same call; the last one is repeated. */
  readonly retryDelays?: readonly number[];
}

const stateSchema = z.object({
  schema: z.literal(1),
  /** The revision that was sent last, and when it became live. */
  revision: z.int().nonnegative(),
  at: z.iso.datetime(),
});
type Told = Pick<z.infer<typeof stateSchema>, 'revision' | 'at'>;

const advice = 'Delete it: then only changes from now on are told.';

/** Milliseconds after which a call without an answer counts as failed. */
const timeout = 10_000;
/** A change whose calls have failed for this long (in ms) is left out. */
const giveUpAfter = 24 * 3_600_000;
const defaultDelays = [5_000, 30_000, 120_000, 600_000];

/**
 * Calls an address after each change of the channel, by whatever command: in order, at least once, and also after a restart. Signed as
 * Standard Webhooks describes it (https://www.standardwebhooks.com). Changes from before the first start are not sent. Returns a
 * function that ends it.
 */
export function startWebhook(options: WebhookOptions): () => void {
  const { store, log, every = 1_000, retryDelays = defaultDelays } = options;
  const file = path.join(path.resolve(store.folder, 'registry'), 'webhook.json');
  const ending = new AbortController();
  let tries = 0;
  /** When the calls began to fail, and when the next one may be made; by the monotonic clock, in ms. */
  let [failingSince, notBefore] = [0, 0];

  const keep = ({ revision, at }: Told): Told => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, `${JSON.stringify({ schema: 1, revision, at })}\n`);
    return { revision, at };
  };
  const lastTold = (history: readonly Revision[]): Told => {
    if (!existsSync(file)) return keep(history.at(-1) ?? { revision: 0, at: new Date(0).toISOString() });
    return checkDocument(stateSchema, parseJson(readFileSync(file, 'utf8'), file, advice), file, advice);
  };

  async function tellNext(): Promise<void> {
    const { revision: live } = await store.channel.read();
    if (live === seen || performance.now() < notBefore) return;
    const history = await store.channel.history();
    const last = lastTold(history);
    const at = history.findIndex((one) => isAfter(one, last, history));
    const next = history[at];
    if (!next) {
      seen = live;
      return;
    }
    const changed = changesOf(next, history[at - 1]);
    if (Object.values(changed).every(({ length }) => length === 0)) return void keep(next);
    try {
      await call(options, bodyOf(next, changed), next, ending.signal);
      tries = 0;
      keep(next);
    } catch (error) {
      if (ending.signal.aborted) return;
      const { revision } = next;
      if (tries === 0) failingSince = performance.now();
      if (performance.now() > failingSince + giveUpAfter && Date.parse(next.at) < Date.now() - giveUpAfter) {
        log.error({ err: error, revision }, 'The webhook has failed for a day: this revision is left out.');
        keep(next);
        return;
      }
      const wait = retryDelays[Math.min(tries, retryDelays.length - 1)] ?? 0;
      log.warn(
        { err: error, revision },
        `The webhook failed; it is called again in ${String(wait / 1000)} s.`,
      );
      tries += 1;
      notBefore = performance.now() + wait;
    }
  }

  /** The live revision when everything had been told. */
  let seen = -1;
  let running: Promise<void> | undefined;
  let lastProblem = '';
  const look = () => {
    running ??= tellNext()
      .then(() => (lastProblem = ''))
      .catch((error: unknown) => {
        const { message } = error as Error;
        if (message !== lastProblem) log.error({ err: error }, 'The webhook cannot tell of changes.');
        lastProblem = message;
      })
      .then(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, every);
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}

/**
 * Whether a revision comes after the one that was sent last. A restored backup of the channel uses numbers again: then those count that
 * became live later.
 */
function isAfter({ revision, at }: Revision, last: Told, history: readonly Revision[]): boolean {
  const isSame =
    last.revision === 0 || history.some((one) => one.revision === last.revision && one.at === last.at);
  return isSame ? revision > last.revision : Date.parse(at) > Date.parse(last.at);
}

const changesOf = (revision: Revision, before: Revision | undefined) => ({
  changes: changesBetween(before?.live ?? {}, revision.live),
  canaryChanges: canaryChangesBetween(before?.canaries, revision.canaries),
});

function bodyOf(
  { live: _live, canaries: _canaries, ...revision }: Revision,
  changed: ReturnType<typeof changesOf>,
): string {
  const data = { ...revision, ...changed };
  return JSON.stringify({ type: 'channel.changed', timestamp: revision.at, data });
}

async function call(
  { url, secret }: WebhookOptions,
  body: string,
  { revision, at }: Revision,
  ending: AbortSignal,
): Promise<void> {
  // The same for each try, so that a receiver can tell a repetition; another one in another store.
  const id = `revision-${String(revision)}-${String(Date.parse(at))}`;
  const seconds = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    redirect: 'error',
    signal: AbortSignal.any([ending, AbortSignal.timeout(timeout)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`It answered with status ${String(answer.status)}.`);
}
