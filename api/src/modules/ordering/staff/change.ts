import type { newOrderChange } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { AuditedCall } from '../../audit/audited.ts';
import { changeOrderedUnits, withdrawChange } from '../changes/change.ts';
import { closePages } from '../changes/open.ts';
import { staffActor } from '../records/actors.ts';
import { noting } from './write.ts';

/** Staff changes what an order has, for its customer. */
export async function changeForShopper(
  deps: Deps,
  call: AuditedCall,
  orderId: string,
  { changeId, seen, waive, ...wanted }: z.output<typeof newOrderChange>,
): Promise<void> {
  const { replaced } = await changeOrderedUnits(noting(deps, call, { action: 'order.change', orderId }), {
    ...{ changeId, orderId, waive, actor: staffActor(call.caller.userId) },
    wanted: { units: wanted.units, method: wanted.method, methodPrice: wanted.methodPrice },
    seen: { version: seen.version, differenceCents: seen.toPay - seen.toRefund },
  });
  if (replaced) await closePages(deps, replaced);
}

export async function withdrawForShopper(
  deps: Deps,
  call: AuditedCall,
  { id: orderId, changeId }: { readonly id: string; readonly changeId: string },
): Promise<void> {
  const act = { action: 'order.change-withdraw', orderId, notFromHere: 'CHANGE_NOT_OPEN' } as const;
  const ended = await withdrawChange(noting(deps, call, act), {
    ...{ orderId, changeId, actor: staffActor(call.caller.userId) },
  });
  if (ended === false) throw new AppError('CHANGE_NOT_OPEN');
  await closePages(deps, ended);
}
