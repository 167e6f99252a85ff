import { factorPolicy, type Cents } from '@ritual/shared/kernel';
import type { Router } from '../../../plugins/contract-route.ts';
import type { AuditedCall } from '../../audit/audited.ts';

/** What gives much money back is done only by who has just proven the second factor. Throws what the gate throws. */
export const confirmMoney =
  (router: Router) =>
  async ({ caller }: Pick<AuditedCall, 'caller'>, cents: Cents): Promise<void> => {
    if (cents > factorPolicy.refundCents) await router.gate({ auth: 'admin', confirm: true }, caller);
  };
