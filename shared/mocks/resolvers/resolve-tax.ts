import type { DetailedTaxRuleRow, TaxRegistrationRow, TaxRuleRow } from '../../contract/index.ts';
import {
  detailedRulesPerState,
  detailedTaxWords,
  isRegisteredFor,
  overlappingDetailedRule,
  overlappingDetailedRuleWords,
  overlappingRule,
  overlappingRuleWords,
  registrationOverlapWords,
  sharedZip,
  sharedZipWords,
  storeDay,
  taxLevels,
  type DetailedTaxRule,
} from '../../kernel/index.ts';
import type { Values } from '../data/changed-fields.ts';
import type { MockStore } from '../data/mock-store.ts';
import { taxReportOf } from '../data/tax-report.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';
import { saveSettings } from './save-settings.ts';

const ruleName = ({ id, state }: TaxRuleRow) => `Tax of ${state ?? 'all states'}, rule ${String(id)}`;
const registrationName = ({ id, state }: TaxRegistrationRow) => `Registered in ${state}, entry ${String(id)}`;
const registrationValue = ({ from, until, permit }: TaxRegistrationRow) =>
  [from ?? '', until ?? '', permit].join(' ');

const byRule = (a: TaxRuleRow, b: TaxRuleRow) => ((a.state ?? '~') < (b.state ?? '~') ? -1 : 1);
const orderOf = ({ state, from, id }: TaxRegistrationRow) =>
  `${state} ${from ?? '~'} ${String(id).padStart(9, '0')}`;
const byRegistration = (a: TaxRegistrationRow, b: TaxRegistrationRow) => (orderOf(a) < orderOf(b) ? -1 : 1);
const nextId = (rows: readonly { readonly id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

function registrationsOf({ state }: MockStore): readonly TaxRegistrationRow[] {
  return state.settings.taxRegistrations ?? [];
}

function registration(store: MockStore, id: number): TaxRegistrationRow {
  const found = registrationsOf(store).find((each) => each.id === id);
  if (!found) throw new MockError('TAX_REGISTRATION_NOT_FOUND');
  return found;
}

export const taxResolvers: Resolvers<
  | ('addTaxRule' | 'updateTaxRule' | 'removeTaxRule')
  | ('addTaxRegistration' | 'updateTaxRegistration' | 'removeTaxRegistration')
  | 'getTaxReport'
  | ('getDetailedTaxRules' | 'addDetailedTaxRule' | 'updateDetailedTaxRule' | 'removeDetailedTaxRule')
> = {
  addTaxRule: ({ body, ...call }) => {
    const { taxRules } = call.store.state.settings;
    const active = taxRules.filter((rule) => rule.active);
    if (overlappingRule(body, active)) throw invalidField('state', overlappingRuleWords);
    if (!isRegisteredFor(body, registrationsOf(call.store), storeDay(new Date())))
      throw new MockError('TAX_REGISTRATION_MISSING');
    const rule = { ...body, id: nextId(taxRules), active: true };
    const set = { taxRules: [...taxRules, rule].toSorted(byRule) };
    const values: [Values, Values] = [{ [ruleName(rule)]: null }, { [ruleName(rule)]: String(body.rate) }];
    return saveSettings(call, 'tax-rules', 'tax-add', set, values);
  },
  updateTaxRule: ({ params: { id }, body: { was, ...days }, ...call }) => {
    const { taxRules } = call.store.state.settings;
    const before = taxRules.find((rule) => rule.id === id);
    if (!before) throw new MockError('TAX_RULE_NOT_FOUND');
    if (before.from !== was.from || before.until !== was.until) throw new MockError('SETTINGS_CHANGED');
    const after = { ...before, ...days };
    const others = taxRules.filter((rule) => rule !== before);
    const active = others.filter((rule) => rule.active);
    if (before.active && overlappingRule(after, active)) throw invalidField('from', overlappingRuleWords);
    const set = { taxRules: [...others, after].toSorted(byRule) };
    const values: [Values, Values] = [
      { [ruleName(before)]: null },
      { [ruleName(after)]: String(after.rate) },
    ];
    return saveSettings(call, 'tax-rules', 'tax-days', set, values);
  },
  removeTaxRule: ({ params: { id }, ...call }) => {
    const { taxRules } = call.store.state.settings;
    const gone = taxRules.find((rule) => rule.id === id);
    if (!gone) throw new MockError('TAX_RULE_NOT_FOUND');
    const set = { taxRules: taxRules.filter((rule) => rule !== gone) };
    const values: [Values, Values] = [{ [ruleName(gone)]: String(gone.rate) }, { [ruleName(gone)]: null }];
    return saveSettings(call, 'tax-rules', 'tax-remove', set, values);
  },
  addTaxRegistration: ({ body, ...call }) => {
    const all = registrationsOf(call.store);
    if (overlappingRule(body, all)) throw invalidField('from', registrationOverlapWords);
    const made = { ...body, id: nextId(all), version: 1 };
    const set = { taxRegistrations: [...all, made].toSorted(byRegistration) };
    const name = registrationName(made);
    const values: [Values, Values] = [{ [name]: null }, { [name]: registrationValue(made) }];
    return saveSettings(call, 'tax-registrations', 'tax-register', set, values);
  },
  updateTaxRegistration: ({ params: { id }, body: { version, ...changed }, ...call }) => {
    const before = registration(call.store, id);
    if (before.version !== version) throw new MockError('SETTINGS_CHANGED');
    const others = registrationsOf(call.store).filter((each) => each !== before);
    const after = { ...before, ...changed, version: version + 1 };
    if (overlappingRule(after, others)) throw invalidField('from', registrationOverlapWords);
    const set = { taxRegistrations: [...others, after].toSorted(byRegistration) };
    const name = registrationName(after);
    const values: [Values, Values] = [
      { [name]: registrationValue(before) },
      { [name]: registrationValue(after) },
    ];
    return saveSettings(call, 'tax-registrations', 'tax-registration', set, values);
  },
  removeTaxRegistration: ({ params: { id }, ...call }) => {
    const gone = registration(call.store, id);
    const set = { taxRegistrations: registrationsOf(call.store).filter((each) => each !== gone) };
    const name = registrationName(gone);
    const values: [Values, Values] = [{ [name]: registrationValue(gone) }, { [name]: null }];
    return saveSettings(call, 'tax-registrations', 'tax-unregister', set, values);
  },
  getTaxReport: ({ query: { period }, store }) => taxReportOf(store, period),
  getDetailedTaxRules: ({ store }) => ({ rules: [...store.state.detailedTaxRules] }),
  addDetailedTaxRule: ({ body, ...call }) => {
    const all = call.store.state.detailedTaxRules;
    if (all.filter(({ state }) => state === body.state).length >= detailedRulesPerState)
      throw new MockError('DETAILED_TAX_RULES_FULL');
    refuseOverlap(body, all, null);
    if (!isRegisteredFor(body, registrationsOf(call.store), storeDay(new Date())))
      throw new MockError('TAX_REGISTRATION_MISSING');
    const made = { ...body, id: nextId(all), version: 1 };
    return saveDetailed(call, 'tax-detail-add', [...all, made], [null, made]);
  },
  updateDetailedTaxRule: ({ params: { id }, body: { version, ...days }, ...call }) => {
    const before = detailedRule(call.store, id);
    if (before.version !== version) throw new MockError('DETAILED_TAX_RULE_CHANGED');
    const others = call.store.state.detailedTaxRules.filter((each) => each !== before);
    const after = { ...before, ...days, version: version + 1 };
    refuseOverlap(after, others, before);
    return saveDetailed(call, 'tax-detail', [...others, after], [before, after]);
  },
  removeDetailedTaxRule: ({ params: { id }, ...call }) => {
    const gone = detailedRule(call.store, id);
    const others = call.store.state.detailedTaxRules.filter((each) => each !== gone);
    return saveDetailed(call, 'tax-detail-remove', others, [gone, null]);
  },
};

function detailedRule({ state }: MockStore, id: number): DetailedTaxRuleRow {
  const found = state.detailedTaxRules.find((each) => each.id === id);
  if (!found) throw new MockError('TAX_RULE_NOT_FOUND');
  return found;
}

function refuseOverlap(
  rule: DetailedTaxRule,
  others: readonly DetailedTaxRuleRow[],
  before: DetailedTaxRule | null,
): void {
  if (overlappingDetailedRule(rule, others)) throw invalidField('from', overlappingDetailedRuleWords);
  const shared = sharedZip(rule, before ? others.filter((other) => !sharedZip(before, [other])) : others);
  if (shared) throw invalidField(before ? 'from' : 'zips', sharedZipWords(shared));
}

type MaybeRule = DetailedTaxRuleRow | null;
const detailedOrder = ({ state, level, name, thing, from, id }: DetailedTaxRuleRow) =>
  [
    state,
    taxLevels.indexOf(level),
    name.toLowerCase(),
    thing ?? '',
    from ?? '',
    String(id).padStart(9, '0'),
  ].join('\t');

function saveDetailed(
  call: Parameters<typeof saveSettings>[0],
  action: string,
  rules: readonly DetailedTaxRuleRow[],
  [before, after]: readonly [MaybeRule, MaybeRule],
): { rules: DetailedTaxRuleRow[] } {
  const sorted = rules.toSorted((a, b) => (detailedOrder(a) < detailedOrder(b) ? -1 : 1));
  call.store.state.detailedTaxRules = sorted;
  const { state = '', id = 0 } = after ?? before ?? {};
  const name = `Tax of ${state}, detailed rule ${String(id)}`;
  const values = [before, after].map((rule) => ({ [name]: rule && detailedTaxWords(rule) }));
  saveSettings(call, 'detailed-tax-rules', action, {}, values as [Values, Values]);
  return { rules: sorted };
}
