import type { NewDetailedTaxRule } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';

/** A rule as it is sent. */
export const taxRuleBody = ({ limit, ...rule }: NewDetailedTaxRule) => ({
  ...rule,
  limit: limit && { kind: limit.kind, amount: dollarsFromCents(limit.amount) },
});
