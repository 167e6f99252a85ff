import type {
  detailedTaxRuleDays,
  DetailedTaxRuleRow,
  detailedTaxRules,
  NewDetailedTaxRule,
} from '@ritual/shared/contract';
import {
  detailedTaxWords,
  dollarsFromCents,
  isRegisteredFor,
  overlappingDetailedRule,
  overlappingDetailedRuleWords,
  detailedRulesPerState,
  sharedZip,
  sharedZipWords,
  storeDay,
  type DetailedTaxRule,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { ofSettings } from './audited-settings.ts';
import * as repository from './detailed-tax.repository.ts';
import { allTaxRegistrations } from './tax-registrations.repository.ts';

type Database = Pick<Deps, 'database'>;

export async function readDetailedRules(db: Db): Promise<z.input<typeof detailedTaxRules>> {
  const rules = await repository.allDetailedTaxRules(db);
  return {
    rules: rules.map(({ limit, ...rule }) => ({
      ...rule,
      limit: limit && { kind: limit.kind, amount: dollarsFromCents(limit.amount) },
    })),
  };
}

const ruleFacts = ({ id, ...rule }: DetailedTaxRuleRow) => [
  `Tax of ${rule.state}, detailed rule ${String(id)}`,
  detailedTaxWords(rule),
];
export const auditedDetailedRules = (action: string) =>
  ofSettings(
    action,
    'detailed-tax-rules',
    async (tx) =>
      Object.fromEntries((await repository.allDetailedTaxRules(tx)).map(ruleFacts)) as Record<string, string>,
  );

/** @param before the rule that gets other days; null: a new one */
function refuseOverlap(
  rule: DetailedTaxRule,
  others: readonly DetailedTaxRuleRow[],
  before: DetailedTaxRule | null,
): void {
  if (overlappingDetailedRule(rule, others))
    throw invalidFields({ path: 'from', message: overlappingDetailedRuleWords });
  // Rules from before this was refused share ZIP codes until one of them is ended, which may be on a day to come.
  const shared = sharedZip(rule, before ? others.filter((other) => !sharedZip(before, [other])) : others);
  if (shared) throw invalidFields({ path: before ? 'from' : 'zips', message: sharedZipWords(shared) });
}

/** Two at once add one after the other, so that no two overlap. */
export async function addDetailedRule(
  deps: Database,
  call: AuditedCall,
  rule: NewDetailedTaxRule,
): Promise<void> {
  await audited(deps, call, auditedDetailedRules('tax-detail-add'), async (tx) => {
    const all = await repository.lockDetailedTaxRules(tx);
    if (all.filter(({ state }) => state === rule.state).length >= detailedRulesPerState)
      throw new AppError('DETAILED_TAX_RULES_FULL');
    refuseOverlap(rule, all, null);
    if (!isRegisteredFor(rule, await allTaxRegistrations(tx), storeDay(new Date())))
      throw new AppError('TAX_REGISTRATION_MISSING');
    await repository.insertDetailedTaxRule(tx, rule);
  });
}

export async function updateDetailedRule(
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...days }: z.output<typeof detailedTaxRuleDays>,
): Promise<void> {
  await audited(deps, call, auditedDetailedRules('tax-detail'), async (tx) => {
    const all = await repository.lockDetailedTaxRules(tx);
    const before = all.find((each) => each.id === id);
    if (!before) throw new AppError('TAX_RULE_NOT_FOUND');
    if (before.version !== version) throw new AppError('DETAILED_TAX_RULE_CHANGED');
    refuseOverlap(
      { ...before, ...days },
      all.filter((each) => each !== before),
      before,
    );
    await repository.setDetailedTaxRule(tx, id, { ...days, version: version + 1 });
  });
}

export async function removeDetailedRule(deps: Database, call: AuditedCall, id: number): Promise<void> {
  await audited(deps, call, auditedDetailedRules('tax-detail-remove'), async (tx) => {
    if (!(await repository.deleteDetailedTaxRule(tx, id))) throw new AppError('TAX_RULE_NOT_FOUND');
  });
}
