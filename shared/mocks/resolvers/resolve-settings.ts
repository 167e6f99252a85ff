import type { TaxRuleRow } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import {
  closedDayProblem,
  closedDayProblemWords,
  decimalOfCents,
  overlappingRule,
  overlappingRuleWords,
  storeDay,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields, type Values } from '../data/changed-fields.ts';
import type { MockSettings } from '../data/settings.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockCall, Resolvers } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

function save(call: Call, id: string, action: string, set: Partial<MockSettings>, values: [Values, Values]) {
  const { state } = call.store;
  state.settings = { ...state.settings, ...set };
  const subject = { type: 'settings', id };
  noteAudit(call, { action: `settings.${action}`, subject, ...changedFields(...values) });
  return state.settings;
}

/** As the log has them. */
function policyValues(policy: MockSettings['policy']): Values {
  if (!policy) return {};
  const { freeShippingFrom: free, standardShipping, ...rest } = policy;
  return {
    ...rest,
    freeShippingFrom: free === null ? null : decimalOfCents(free),
    standardShipping: decimalOfCents(standardShipping),
  };
}

const ruleName = ({ id, state }: TaxRuleRow) => `Tax of ${state ?? 'all states'}, rule ${String(id)}`;

export const settingsResolvers: Resolvers<
  | ('getSettings' | 'updateFacts' | 'updatePacking' | 'updatePolicy' | 'addClosedDay' | 'removeClosedDay')
  | ('addTaxRule' | 'removeTaxRule')
> = {
  addTaxRule: ({ body, ...call }) => {
    const { taxRules } = call.store.state.settings;
    if (
      overlappingRule(
        body,
        taxRules.filter(({ active }) => active),
      )
    )
      throw invalidField('state', overlappingRuleWords);
    const id = Math.max(0, ...taxRules.map((rule) => rule.id)) + 1;
    const rule = { ...body, id, active: true };
    const byState = (a: TaxRuleRow, b: TaxRuleRow) => ((a.state ?? '~') < (b.state ?? '~') ? -1 : 1);
    const set = { taxRules: [...taxRules, rule].toSorted(byState) };
    const values: [Values, Values] = [{ [ruleName(rule)]: null }, { [ruleName(rule)]: String(body.rate) }];
    return save(call, 'tax-rules', 'tax-add', set, values);
  },
  removeTaxRule: ({ params: { id }, ...call }) => {
    const { taxRules } = call.store.state.settings;
    const gone = taxRules.find((rule) => rule.id === id);
    if (!gone) throw new MockError('TAX_RULE_NOT_FOUND');
    const set = { taxRules: taxRules.filter((rule) => rule !== gone) };
    const values: [Values, Values] = [{ [ruleName(gone)]: String(gone.rate) }, { [ruleName(gone)]: null }];
    return save(call, 'tax-rules', 'tax-remove', set, values);
  },
  getSettings: ({ store }) => store.state.settings,
  updateFacts: ({ body: { version, ...facts }, ...call }) => {
    const { facts: before, factsVersion } = call.store.state.settings;
    if (factsVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const set = { facts, factsVersion: version + 1 };
    return save(call, 'facts', 'facts', set, [before ?? {}, facts]);
  },
  updatePacking: ({ body: { version, ...packing }, ...call }) => {
    const { packing: before, packingVersion } = call.store.state.settings;
    if (packingVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const set = { packing, packingVersion: version + 1 };
    return save(call, 'packing', 'packing', set, [before, packing]);
  },
  updatePolicy: ({ body: { version, ...policy }, ...call }) => {
    const { policy: before, policyVersion } = call.store.state.settings;
    if (policyVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const set = { policy, policyVersion: version + 1 };
    return save(call, 'policy', 'policy', set, [policyValues(before), policyValues(policy)]);
  },
  addClosedDay: ({ body, ...call }) => {
    const { closedDays } = call.store.state.settings;
    const days = closedDays.map(({ day }) => day);
    const problem = closedDayProblem(body.day, { today: storeDay(new Date()), closedDays: days });
    if (problem) throw invalidField('day', closedDayProblemWords[problem]);
    const name = `Closed on ${body.day}`;
    const set = { closedDays: [...closedDays, body].toSorted((a, b) => (a.day < b.day ? -1 : 1)) };
    return save(call, 'closed-days', 'close', set, [{ [name]: null }, { [name]: body.note || 'yes' }]);
  },
  removeClosedDay: ({ params: { day }, ...call }) => {
    const { closedDays } = call.store.state.settings;
    const gone = closedDays.find((each) => each.day === day);
    if (!gone) throw new MockError('CLOSED_DAY_NOT_FOUND');
    const name = `Closed on ${day}`;
    const set = { closedDays: closedDays.filter((each) => each !== gone) };
    return save(call, 'closed-days', 'open', set, [{ [name]: gone.note || 'yes' }, { [name]: null }]);
  },
};
