import {
  closedDayProblem,
  closedDayProblemWords,
  defaultShopFront,
  policyAuditValues,
  policyFieldsFrom,
  storeDay,
} from '../../kernel/index.ts';
import { policyFieldsNow } from '../data/settings.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';
import { saveSettings as save } from './save-settings.ts';

export const settingsResolvers: Resolvers<
  | 'getSettings'
  | 'updateFacts'
  | 'updatePacking'
  | 'updatePolicy'
  | 'updateFront'
  | 'addClosedDay'
  | 'removeClosedDay'
> = {
  getSettings: ({ store }) => store.state.settings,
  updateFacts: ({ body: { version, ordersEmail, ...facts }, ...call }) => {
    const { facts: before, factsVersion, ordersEmail: was = '' } = call.store.state.settings;
    const to = ordersEmail ?? was;
    if (factsVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const set = { facts, ordersEmail: to, factsVersion: version + 1 };
    const now = { ...facts, ordersEmail: to };
    return save(call, 'facts', 'facts', set, [before ? { ...before, ordersEmail: was } : {}, now]);
  },
  updatePacking: ({ body: { version, ...packing }, ...call }) => {
    const { packing: before, packingVersion } = call.store.state.settings;
    if (packingVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const now = { ...before, ...packing };
    const set = { packing: now, packingVersion: version + 1 };
    return save(call, 'packing', 'packing', set, [before, now]);
  },
  updatePolicy: ({ body: { version, ...sent }, ...call }) => {
    const { settings } = call.store.state;
    if (settings.policyVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const before = policyFieldsNow(settings);
    const policy = policyFieldsFrom(sent, before);
    const set = { policy, policyVersion: version + 1 };
    return save(call, 'policy', 'policy', set, [policyAuditValues(before), policyAuditValues(policy)]);
  },
  updateFront: ({ body: { version, ...front }, ...call }) => {
    const { front: before = defaultShopFront, frontVersion } = call.store.state.settings;
    if (frontVersion !== version) throw new MockError('SETTINGS_CHANGED');
    const set = { front, frontVersion: version + 1 };
    return save(call, 'front', 'front', set, [{ ...before }, { ...front }]);
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
