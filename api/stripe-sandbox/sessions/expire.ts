import { emitEvent } from '../events/emit.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { presentSession } from './present.ts';
import type { SessionRecord } from './record.ts';

/** Closes an open session for good: its page takes no card any more. */
export function expireSession(sandbox: Sandbox, session: SessionRecord, cause?: Cause): void {
  session.status = 'expired';
  emitEvent(sandbox, { type: 'checkout.session.expired', object: presentSession(session), cause });
}
