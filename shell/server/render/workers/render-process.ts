// Runs one render thread, in a process that may read the releases only and that has none of the server's environment. The thread
// renders; this one looks whether it is stuck, which a process whose only thread loops could not say of itself.
import { LostRender, StartFailure, StuckRender } from './errors.ts';
import type { FromProcess, ToProcess } from './protocol.ts';
import { startRenderThread } from './render-thread.ts';

type Start = Extract<ToProcess, { type: 'start' }>;

const send = (message: FromProcess, sent: () => void = () => undefined) => process.send?.(message, sent);
/** The server has ended; a thread that loops would outlive it. */
process.once('disconnect', () => process.exit());
process.once('message', start);

function start({ data, stuckAfter, startWithin }: Start): void {
  const thread = startRenderThread({
    ...{ data, stuckAfter, startWithin, onReport: send },
    onEnd: ({ error }) => {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      void remoteAtFault().then((remote) =>
        send({ type: 'ended', message, stack, code, remote }, () => process.exit()),
      );
    },
  });
  thread.ready.then(
    (readiness) => send({ type: 'ready', ...readiness }),
    () => undefined,
  );
  const remoteAtFault = () =>
    thread.ready.then(
      () => undefined,
      (error: unknown) => (error instanceof StartFailure ? error.remote : undefined),
    );

  process.on('message', (message: Exclude<ToProcess, Start>) => {
    if (message.type === 'retire') return thread.retire();
    const { id, budget, url, mode } = message;
    thread.render({ url, mode }, budget).then(
      (result) => send({ type: 'rendered', id, result }),
      (error: Error) => send({ type: 'failed', id, message: error.message, cause: causeOf(error) }),
    );
  });
}

function causeOf(error: Error): Extract<FromProcess, { type: 'failed' }>['cause'] {
  if (error instanceof StuckRender) return 'stuck';
  return error instanceof LostRender ? 'lost' : 'page';
}
