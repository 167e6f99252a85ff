import type { Sandbox } from './sandbox.ts';
import { settleSession } from './payments/settle.ts';
import { expireSession } from './sessions/expire.ts';
import type { SessionRecord } from './sessions/record.ts';

/** When something happens to a session by itself, in milliseconds since 1970. */
function dueTime({ status, expiresAt, settlement }: SessionRecord): number | undefined {
  if (status === 'open') return expiresAt * 1000;
  return settlement?.at;
}

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Lets sessions expire and delayed payments be decided when their time has come. */
export function createTimetable(sandbox: () => Sandbox) {
  let timer: NodeJS.Timeout | undefined;
  let nextDue = Number.POSITIVE_INFINITY;

  /** Does everything that is due up to a moment, in the order of the times. */
  const runUntil = (moment: number): number => {
    const due = [...sandbox().store.sessions.values()]
      .map((session) => ({ session, at: dueTime(session) ?? Number.POSITIVE_INFINITY }))
      .filter(({ at }) => at <= moment)
      .sort((a, b) => a.at - b.at);
    for (const { session } of due) {
      if (session.status === 'open') expireSession(sandbox(), session);
      else settleSession(sandbox(), session);
    }
    arm();
    return due.length;
  };

  const arm = (): void => {
    clearTimeout(timer);
    const times = [...sandbox().store.sessions.values()].map(dueTime).filter((time) => time !== undefined);
    nextDue = times.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY);
    if (nextDue === Number.POSITIVE_INFINITY) return;
    const pause = Math.min(LONGEST_TIMEOUT_MS, Math.max(0, nextDue - Date.now()));
    timer = setTimeout(() => runUntil(Date.now()), pause).unref();
  };

  return {
    arm,
    runUntil,
    /** For readers: nobody sees a session open that should have expired, even when the timer is late. */
    catchUp(): void {
      if (nextDue <= Date.now()) runUntil(Date.now());
    },
    stop: () => clearTimeout(timer),
  };
}
export type Timetable = ReturnType<typeof createTimetable>;
