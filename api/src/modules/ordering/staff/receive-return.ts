import type { newReceipt } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { AuditedCall } from '../../audit/audited.ts';
import { returnById } from '../records/returns.repository.ts';
import { receiveReturn } from '../returns/receive.ts';
import { staffActor } from '../records/actors.ts';
import { noting } from './write.ts';

/** Receives pieces of a return for an administrator, and notes it in the audit log. */
export async function receivePieces(
  deps: Deps,
  call: AuditedCall,
  { id: orderId, returnId }: { readonly id: string; readonly returnId: string },
  { amount: amountCents, ...receipt }: z.output<typeof newReceipt>,
): Promise<void> {
  if ((await returnById(deps.database.db, returnId))?.orderId !== orderId)
    throw new AppError('RETURN_NOT_FOUND');
  const act = { action: 'return.receive', orderId, notFromHere: 'RETURN_CHANGED' } as const;
  const actor = staffActor(call.caller.userId);
  await receiveReturn(noting(deps, call, act), { ...receipt, returnId, amountCents, actor });
}
