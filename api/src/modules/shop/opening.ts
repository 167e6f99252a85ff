import type { openShopRequest, Opening } from '@ritual/shared/contract';
import {
  isTaxedAnywhere,
  missingForOpening,
  openingStepsOf,
  paymentKeyKindOf,
  taxRuleApplies,
  type OpeningState,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { orderBasis } from './basis.repository.ts';
import { cannotCharge, checkOfKeys, presentPayments } from './payment-checks.ts';
import { countForOpening, lockOpening, mailAcceptedAt, openedAt, saveOpening } from './opening.repository.ts';

type Opened = Pick<Deps, 'database' | 'settings' | 'payments'>;

async function stateOf(
  db: Db,
  { settings }: Pick<Opened, 'settings'>,
  { proven }: Pick<Administrator, 'proven'>,
): Promise<OpeningState & { readonly taxed: boolean }> {
  const { facts, rules, charged } = await orderBasis(db);
  const now = new Date();
  const { detailedRules, detailedTax, ...counted } = await countForOpening(db);
  return {
    ...counted,
    facts: facts !== null,
    hasFactor: proven.hasFactor,
    taxRules: rules.filter((rule) => taxRuleApplies(rule, now)).length + detailedRules,
    taxed: detailedTax || isTaxedAnywhere(charged, now),
    paymentKeys: paymentKeyKindOf(settings.stripe.secretKey),
    cannotCharge: cannotCharge(await checkOfKeys(db, { settings })),
  };
}

/** The steps until the shop opens, of what there is now: none of them is ticked by hand. */
export async function readOpening(deps: Opened, caller: Administrator): Promise<Opening> {
  const { db } = deps.database;
  const accepted = await mailAcceptedAt(db);
  const state = await stateOf(db, deps, caller);
  const opened = await openedAt(db);
  const { taxRules, taxed, products, hasStock, paymentKeys } = state;
  return {
    openedAt: opened?.toISOString() ?? null,
    version: opened?.getTime() ?? 0,
    steps: openingStepsOf(state),
    mail: deps.settings.mail.smtpUrl === null ? 'none' : accepted === null ? 'configured' : 'accepted',
    ...{ taxRules, taxed, products, hasStock, paymentKeys },
    payments: presentPayments(deps, await checkOfKeys(db, deps)),
  };
}

/** Shoppers see the shop within seconds. Throws SETTINGS_CHANGED, OPENING_INCOMPLETE. */
export async function openShop(
  deps: Opened,
  call: AuditedCall,
  { version }: z.output<typeof openShopRequest>,
): Promise<void> {
  const opening = {
    ...{ action: 'settings.opening', subject: { type: 'settings', id: 'opening' }, personal: null },
    read: async (tx: Db) => ({ openedAt: (await openedAt(tx))?.toISOString() ?? null }),
  };
  await audited(deps, call, opening, async (tx) => {
    const before = await lockOpening(tx);
    if ((before?.getTime() ?? 0) !== version) throw new AppError('SETTINGS_CHANGED');
    if (before) return;
    const missing = missingForOpening(await stateOf(tx, deps, call.caller));
    if (missing.length > 0) throw new AppError('OPENING_INCOMPLETE', { details: { missing } });
    await saveOpening(tx, new Date());
  });
}
