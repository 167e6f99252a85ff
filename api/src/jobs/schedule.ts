import type { Deps } from '../deps.ts';
import { assumeDeliveries, endExchangeHolds, expireDelays } from './dates.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { sendDisputeAnswers } from './dispute-answers.ts';
import { sweepChanges } from './changes.ts';
import { sendRefunds } from './refunds.ts';
import { applySales } from '../modules/products/apply-sales.ts';
import { eraseUnclaimed } from '../modules/account/unclaimed.ts';
import { openTransport, type Transport } from '../mail/transport.ts';
import { mailsAtOnce, sendMails } from './send-mails.ts';
import { sweepOrders } from './sweep.ts';
import { tellOfOpening } from './tell-of-opening.ts';
import { tidyUp } from './tidy-up.ts';
import { deleteUnusedPictures } from './unused-pictures.ts';

/** Runs a job every so often, never two runs of it at once; a failed run is logged and the next one comes. */
function every(seconds: number, { log }: Deps, name: string, job: () => Promise<unknown>) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= job()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error, job: name }, 'job failed'),
      )
      .finally(() => (running = undefined));
  }, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Everything that happens without a call. The returned function ends it and waits for what runs. */
export function startJobs(deps: Deps): () => Promise<void> {
  let transport: Promise<Transport | null> | undefined;
  let stopping = false;
  const stops = [
    every(15, deps, 'sweep', () => sweepOrders(deps)),
    every(30, deps, 'changes', () => sweepChanges(deps)),
    every(10, deps, 'refunds', () => sendRefunds(deps)),
    every(10, deps, 'dispute answers', () => sendDisputeAnswers(deps)),
    every(15, deps, 'sales', () => applySales(deps)),
    every(3600, deps, 'tidy-up', () => tidyUp(deps.database.db)),
    every(3600, deps, 'unused pictures', () => deleteUnusedPictures(deps)),
    every(3600, deps, 'customers without a password', () => eraseUnclaimed(deps)),
    every(300, deps, 'delays', () => expireDelays(deps)),
    every(900, deps, 'exchanges', () => endExchangeHolds(deps)),
    every(900, deps, 'deliveries', () => assumeDeliveries(deps)),
    every(30, deps, 'tell of the opening', () => tellOfOpening(deps)),
    every(3600, deps, 'ask for reviews', () => askForReviews(deps)),
    every(5, deps, 'mails', async () => {
      transport ??= openTransport(deps.settings.mail);
      const open = await transport;
      // Many may wait, after an outage; a round that took all it could is followed by the next.
      while (open && !stopping) if ((await sendMails(deps, open)) < mailsAtOnce) break;
    }),
  ];
  return async () => {
    stopping = true;
    await Promise.all(stops.map((stop) => stop()));
    (await transport)?.close();
  };
}
