import type { Opening } from '../../contract/index.ts';
import {
  detailedRulesForGoods,
  isTaxedAnywhere,
  isTaxedByDetailed,
  missingForOpening,
  openingStepsOf,
  taxRuleApplies,
  type OpeningState,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import { writeMail } from '../data/mails.ts';
import type { MockStore } from '../data/mock-store.ts';
import { presentVariant, productsIn } from '../data/products.ts';
import { chargedRulesOf, taxRulesOf } from '../data/settings.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

const paymentKeys = { type: 'settings', id: 'payment-keys' };
const paid: readonly string[] = ['PAID', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

function stateOf(store: MockStore, userId: string): OpeningState {
  const { settings, factors, orders } = store.state;
  const shown = productsIn(store).filter(({ state }) => state === 'PUBLISHED');
  const now = new Date();
  return {
    facts: settings.facts !== null,
    policySaved: settings.policyVersion > 0,
    hasFactor: Object.hasOwn(factors.apps, userId) || factors.passkeys.some((each) => each.userId === userId),
    taxRules:
      taxRulesOf(store.state).filter((rule) => taxRuleApplies(rule, now)).length +
      detailedRulesForGoods(store.state.detailedTaxRules, now).length,
    products: Math.min(shown.length, 1000),
    hasStock: shown.some(({ variants }) =>
      variants.some((variant) => {
        const { onHand, reserved } = presentVariant(store, variant);
        return onHand > reserved;
      }),
    ),
    paymentKeys: 'test',
    cannotCharge: false,
    paidOrder: orders.some(({ status }) => paid.includes(status)),
  };
}

const versionOf = ({ state }: MockStore) => (state.openedAt === null ? 0 : Date.parse(state.openedAt));

function openingOf(store: MockStore, userId: string): Opening {
  const state = stateOf(store, userId);
  const { taxRules, products, hasStock, paymentKeys } = state;
  const now = new Date();
  return {
    ...{ openedAt: store.state.openedAt, version: versionOf(store) },
    ...{ steps: openingStepsOf(state), taxRules, products, hasStock, paymentKeys },
    mail: 'none',
    payments: { real: false, testOrders: true, ...store.state.paymentCheck },
    taxed:
      isTaxedAnywhere(chargedRulesOf(store.state), now) ||
      isTaxedByDetailed(store.state.detailedTaxRules, store.state.settings.taxRegistrations ?? [], now),
  };
}

export const openingResolvers: Resolvers<
  'getOpening' | 'openShop' | 'checkPaymentAccount' | 'checkPaymentEvent'
> = {
  getOpening: ({ store, signedIn }) => openingOf(store, signedIn().id),
  checkPaymentAccount: (call) => {
    const { store } = call;
    const may = { chargesEnabled: true, payoutsEnabled: true };
    const at = new Date().toISOString();
    const account = { ...may, at, country: 'US', statementDescriptor: 'RITUAL OF POWER' };
    store.state.paymentCheck = {
      ...store.state.paymentCheck,
      account: { ...account, due: [], disabledReason: null },
    };
    noteAudit(call, { action: 'settings.payment-account', subject: paymentKeys, before: null, after: may });
    return openingOf(store, call.signedIn().id);
  },
  // There is no provider: its event has arrived at once.
  checkPaymentEvent: (call) => {
    const { store } = call;
    const at = new Date().toISOString();
    store.state.paymentCheck = { ...store.state.paymentCheck, event: { askedAt: at, arrivedAt: at } };
    const after = { event: store.newId() };
    noteAudit(call, { action: 'settings.payment-event', subject: paymentKeys, before: null, after });
    return openingOf(store, call.signedIn().id);
  },
  openShop: ({ body: { version }, ...call }) => {
    const { store } = call;
    const { id } = call.signedIn();
    if (versionOf(store) !== version) throw new MockError('SETTINGS_CHANGED');
    const before = { openedAt: store.state.openedAt };
    if (before.openedAt === null) {
      const missing = missingForOpening(stateOf(store, id));
      if (missing.length > 0) throw new MockError('OPENING_INCOMPLETE', { details: { missing } });
      const now = new Date().toISOString();
      store.state.openedAt = now;
      store.state.openingList = store.state.openingList.map((entry) => {
        if (entry.confirmedAt === null || entry.toldAt !== null) return entry;
        const mail = { kind: 'shop-opened', recipient: entry.email, subject: 'We are open' };
        writeMail(store, { ...mail, text: 'You asked us to tell you when our shop opens. It has.' });
        return { ...entry, toldAt: now };
      });
    }
    const { openedAt } = store.state;
    const subject = { type: 'settings', id: 'opening' };
    noteAudit(call, { action: 'settings.opening', subject, ...changedFields(before, { openedAt }) });
    return openingOf(store, id);
  },
};
