import type { StorefrontChange } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { auditEvent, type AuditedCall } from '../audit/audited.ts';

interface Asked {
  readonly action: string;
  readonly part: string;
  readonly asked: { readonly reason?: string | undefined };
}

/**
 * Runs a change in the registry and notes it. It is another system, where no transaction of ours reaches: what was changed stands in
 * its history first, with who and why. What it has not confirmed is noted as well, for it may be done.
 */
export async function withAudit(
  deps: Deps,
  call: AuditedCall,
  { action, part, asked: { reason } }: Asked,
  change: () => Promise<StorefrontChange>,
): Promise<StorefrontChange> {
  const note = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    auditEvent(deps, call, {
      action,
      subject: { type: 'storefront', id: part },
      before,
      after: { ...after, ...(reason !== undefined && { reason }) },
    });
  try {
    const done = await change();
    await note(sideOf(done, 'from'), { ...sideOf(done, 'to'), revision: done.revision });
    return done;
  } catch (error) {
    if (error instanceof AppError && error.code === 'STOREFRONT_UNCONFIRMED') {
      await note({}, { outcome: 'not confirmed by the registry' });
    }
    throw error;
  }
}

/** The versions and shares before or after it. */
const sideOf = ({ changes, canaryChanges }: StorefrontChange, side: 'from' | 'to') =>
  Object.fromEntries([
    ...changes.map((change) => [change.part, change[side]]),
    ...canaryChanges.map((change) => [
      `canary of ${change.part}`,
      change[side] === null ? null : `${change.version} at ${String(change[side])} %`,
    ]),
  ]) as Record<string, unknown>;
