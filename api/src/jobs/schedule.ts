import type { Deps } from '../deps.ts';
import { sendRefunds } from './refunds.ts';
import { openTransport, sendMails } from './send-mails.ts';
import { sweepOrders } from './sweep.ts';
import { tidyUp } from './tidy-up.ts';

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
  const transport = openTransport(deps);
  const stops = [
    every(15, deps, 'sweep', () => sweepOrders(deps)),
    every(10, deps, 'refunds', () => sendRefunds(deps)),
    every(3600, deps, 'tidy-up', () => tidyUp(deps.database.db)),
    every(5, deps, 'mails', async () => {
      const open = await transport;
      if (open) await sendMails(deps, open);
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
