import type {
  AdminSettings,
  newTaxRegistration,
  newTaxRule,
  TaxRegistrationRow,
  TaxRuleDays,
  TaxRuleRow,
  taxRegistrationUpdate,
} from '@ritual/shared/contract';
import {
  isRegisteredFor,
  overlappingRule,
  overlappingRuleWords,
  registrationOverlapWords,
  storeDay,
  taxDay,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { ofSettings } from './audited-settings.ts';
import { addTaxRule, allTaxRules, lockTaxRules, removeTaxRule, setTaxRuleDays } from './repository.ts';
import * as registrations from './tax-registrations.repository.ts';

type Database = Pick<Deps, 'database'>;

async function readRules(db: Db): Promise<TaxRuleRow[]> {
  return (await allTaxRules(db)).map(({ id, state, rate, priority, active, startsAt, endsAt }) => ({
    ...{ id, state, rate, priority, active },
    ...{ from: taxDay(startsAt), until: taxDay(endsAt) },
  }));
}

export async function readTax(db: Db): Promise<Pick<AdminSettings, 'taxRules' | 'taxRegistrations'>> {
  const taxRegistrations = await registrations.allTaxRegistrations(db);
  return { taxRules: await readRules(db), taxRegistrations };
}

/** ' from 2026-01-01 until 2026-12-31'; '': always. */
const daysOf = ({ from, until }: { readonly from: string | null; readonly until: string | null }) =>
  `${from === null ? '' : ` from ${from}`}${until === null ? '' : ` until ${until}`}`;

/** 'Tax of MA, rule 3': '6.25 % from 2026-01-01' */
const ruleFacts = ({ id, state, rate, ...days }: TaxRuleRow) => ({
  [`Tax of ${state ?? 'all states'}, rule ${String(id)}`]: `${String(rate)} %${daysOf(days)}`,
});
export const auditedRules = (action: string) =>
  ofSettings(
    action,
    'tax-rules',
    async (tx) => Object.assign({}, ...(await readRules(tx)).map(ruleFacts)) as Record<string, string>,
  );

/** Two at once add one after the other, so that no two overlap. */
export async function addRule(
  deps: Database,
  call: AuditedCall,
  rule: z.output<typeof newTaxRule>,
): Promise<void> {
  await audited(deps, call, auditedRules('tax-add'), async (tx) => {
    await lockTaxRules(tx);
    const active = (await readRules(tx)).filter((each) => each.active);
    if (overlappingRule(rule, active)) throw invalidFields({ path: 'state', message: overlappingRuleWords });
    const known = await registrations.allTaxRegistrations(tx);
    if (!isRegisteredFor(rule, known, storeDay(new Date()))) throw new AppError('TAX_REGISTRATION_MISSING');
    await addTaxRule(tx, rule);
  });
}

export async function updateRule(
  deps: Database,
  call: AuditedCall,
  id: number,
  { was, ...days }: TaxRuleDays,
): Promise<void> {
  await audited(deps, call, auditedRules('tax-days'), async (tx) => {
    await lockTaxRules(tx);
    const all = await readRules(tx);
    const before = all.find((each) => each.id === id);
    if (!before) throw new AppError('TAX_RULE_NOT_FOUND');
    if (before.from !== was.from || before.until !== was.until) throw new AppError('SETTINGS_CHANGED');
    const others = all.filter((each) => each.active && each !== before);
    if (before.active && overlappingRule({ ...before, ...days }, others))
      throw invalidFields({ path: 'from', message: overlappingRuleWords });
    await setTaxRuleDays(tx, id, days);
  });
}

export async function removeRule(deps: Database, call: AuditedCall, id: number): Promise<void> {
  await audited(deps, call, auditedRules('tax-remove'), async (tx) => {
    if (!(await removeTaxRule(tx, id))) throw new AppError('TAX_RULE_NOT_FOUND');
  });
}

/** 'Registered in MA, entry 3': 'yes from 2026-01-01, permit 12-345' */
const registrationFacts = ({ id, state, permit, ...days }: TaxRegistrationRow) => ({
  [`Registered in ${state}, entry ${String(id)}`]: `yes${daysOf(days)}${permit === '' ? '' : `, permit ${permit}`}`,
});
const auditedRegistrations = (action: string) =>
  ofSettings(action, 'tax-registrations', async (tx) => {
    const all = await registrations.allTaxRegistrations(tx);
    return Object.assign({}, ...all.map(registrationFacts)) as Record<string, string>;
  });

const overlap = () => invalidFields({ path: 'from', message: registrationOverlapWords });

export async function addRegistration(
  deps: Database,
  call: AuditedCall,
  registration: z.output<typeof newTaxRegistration>,
): Promise<void> {
  await audited(deps, call, auditedRegistrations('tax-register'), async (tx) => {
    if (overlappingRule(registration, await registrations.lockTaxRegistrations(tx))) throw overlap();
    await registrations.addTaxRegistration(tx, registration);
  });
}

export async function updateRegistration(
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...changed }: z.output<typeof taxRegistrationUpdate>,
): Promise<void> {
  await audited(deps, call, auditedRegistrations('tax-registration'), async (tx) => {
    const all = await registrations.lockTaxRegistrations(tx);
    const before = all.find((each) => each.id === id);
    if (!before) throw new AppError('TAX_REGISTRATION_NOT_FOUND');
    if (before.version !== version) throw new AppError('SETTINGS_CHANGED');
    const others = all.filter((each) => each !== before);
    if (overlappingRule({ ...changed, state: before.state }, others)) throw overlap();
    await registrations.updateTaxRegistration(tx, id, { ...changed, version: version + 1 });
  });
}

export async function removeRegistration(deps: Database, call: AuditedCall, id: number): Promise<void> {
  await audited(deps, call, auditedRegistrations('tax-unregister'), async (tx) => {
    if (!(await registrations.removeTaxRegistration(tx, id)))
      throw new AppError('TAX_REGISTRATION_NOT_FOUND');
  });
}
