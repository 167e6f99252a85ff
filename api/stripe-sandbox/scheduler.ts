import type { Sandbox } from './sandbox.ts';
import { settleSession } from './payments/settle.ts';
import { settleRefund } from './refunds/settle.ts';
import { expireSession } from './sessions/expire.ts';

interface Due {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly happen: () => void;
}

/** What happens by itself, to sessions and to refunds. */
function dueIn(sandbox: Sandbox): readonly Due[] {
  const ofSessions = [...sandbox.store.sessions.values()].flatMap((session) => {
    const { status, expiresAt, settlement } = session;
    if (status === 'open') return [{ at: expiresAt * 1000, happen: () => expireSession(sandbox, session) }];
    return settlement ? [{ at: settlement.at, happen: () => settleSession(sandbox, session) }] : [];
  });
  const ofRefunds = [...sandbox.store.refunds.values()].flatMap((refund) => {
    const { settlement } = refund;
    return settlement
      ? [{ at: settlement.at, happen: () => settleRefund(sandbox, refund, settlement.result) }]
      : [];
  });
  return [...ofSessions, ...ofRefunds];
}

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Lets sessions expire, and delayed payments and refunds be decided, when their time has come. */
export function createScheduler(sandbox: () => Sandbox) {
  let timer: NodeJS.Timeout | undefined;
  let nextDue = Number.POSITIVE_INFINITY;

  /** Does everything that is due up to a moment, in the order of the times. */
  const runUntil = (moment: number): number => {
    const due = dueIn(sandbox())
      .filter(({ at }) => at <= moment)
      .sort((a, b) => a.at - b.at);
    for (const { happen } of due) happen();
    arm();
    return due.length;
  };

  const arm = (): void => {
    clearTimeout(timer);
    nextDue = dueIn(sandbox()).reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
    if (nextDue === Number.POSITIVE_INFINITY) return;
    const pause = Math.min(LONGEST_TIMEOUT_MS, Math.max(0, nextDue - Date.now()));
    timer = setTimeout(() => runUntil(Date.now()), pause).unref();
  };

  return {
    arm,
    runUntil,
    /** For readers: a session that should have expired is never read as open, even when the timer is late. */
    catchUp(): void {
      if (nextDue <= Date.now()) runUntil(Date.now());
    },
    stop: () => clearTimeout(timer),
  };
}
export type Scheduler = ReturnType<typeof createScheduler>;
