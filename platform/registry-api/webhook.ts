import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { channelStore, changesBetween, type Revision } from '../registry/index.ts';
import { checkDocument, parseJson, writeAtomically } from '../registry/document.ts';

export interface WebhookOptions {
  readonly dataDir: string;
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

const stateSchema = z.object({ schema: z.literal(1), delivered: z.int().nonnegative() });
const advice = 'Delete it: then only changes from now on are told.';

/** Milliseconds after which a call without an answer counts as failed. */
const timeout = 10_000;
/** A change whose calls have failed for this long (in ms) is left out. */
const giveUpAfter = 24 * 3_600_000;
const defaultDelays = [5_000, 30_000, 120_000, 600_000];

/**
 * Calls an address after each change of the channel, whoever made it: in order, at least once, and also after a restart. Signed as
 * Standard Webhooks describes it (https://www.standardwebhooks.com). Changes from before the first start are not told. Returns a
 * function that ends it.
 */
export function startWebhook(options: WebhookOptions): () => void {
  const { dataDir, log, every = 1_000, retryDelays = defaultDelays } = options;
  const store = channelStore(dataDir);
  const file = path.join(path.resolve(dataDir, 'registry'), 'webhook.json');
  const ending = new AbortController();
  let tries = 0;
  /** By the clock that nobody sets, in ms. */
  let [firstTry, notBefore] = [0, 0];

  const delivered = (): number => {
    if (!existsSync(file)) return keep(store.read().revision);
    return checkDocument(stateSchema, parseJson(readFileSync(file, 'utf8'), file, advice), file, advice)
      .delivered;
  };
  const keep = (revision: number): number => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, `${JSON.stringify({ schema: 1, delivered: revision })}\n`);
    return revision;
  };

  async function tellNext(): Promise<void> {
    const last = delivered();
    const { revision: live } = store.read();
    if (live < last) {
      log.warn(
        { revision: live, told: last },
        'The channel was replaced by an older one: changes are told from there on.',
      );
      keep(live);
    }
    if (live <= last || performance.now() < notBefore) return;
    const history = store.history();
    const at = history.findIndex(({ revision }) => revision > last);
    const next = history[at];
    // The channel was replaced by a backup: the revisions are not in the history.
    if (!next) return void keep(live);
    if (tries === 0) firstTry = performance.now();
    try {
      await call(options, bodyOf(next, history[at - 1]), next, ending.signal);
      tries = 0;
      keep(next.revision);
    } catch (error) {
      if (ending.signal.aborted) return;
      const { revision } = next;
      if (performance.now() > firstTry + giveUpAfter) {
        log.error({ err: error, revision }, 'The webhook has failed for a day: this revision is left out.');
        tries = 0;
        keep(revision);
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

function bodyOf({ live, ...revision }: Revision, before: Revision | undefined): string {
  const data = { ...revision, changes: changesBetween(before?.live ?? {}, live) };
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
