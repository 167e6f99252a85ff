import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import {
  addDetailedRule,
  readDetailedRules,
  removeDetailedRule,
  updateDetailedRule,
} from './detailed-tax.ts';
import {
  addClosedDay,
  readSettings,
  removeClosedDay,
  updateFacts,
  updateFront,
  updatePacking,
  updatePolicy,
} from './settings.ts';
import {
  addRegistration,
  addRule,
  removeRegistration,
  removeRule,
  updateRegistration,
  updateRule,
} from './tax-settings.ts';

/** What the staff reads and changes of the shop. */
export function settingsRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.getSettings, () => readSettings(db));
  route(router, endpoints.updateFacts, async ({ body, ...call }) => {
    await updateFacts(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.updateFront, async ({ body, ...call }) => {
    await updateFront(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.updatePacking, async ({ body, ...call }) => {
    await updatePacking(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.updatePolicy, async ({ body, ...call }) => {
    await updatePolicy(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.addClosedDay, async ({ body, ...call }) => {
    await addClosedDay(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.addTaxRule, async ({ body, ...call }) => {
    await addRule(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.updateTaxRule, async ({ params, body, ...call }) => {
    await updateRule(deps, call, params.id, body);
    return readSettings(db);
  });
  route(router, endpoints.removeTaxRule, async ({ params, ...call }) => {
    await removeRule(deps, call, params.id);
    return readSettings(db);
  });
  route(router, endpoints.getDetailedTaxRules, () => readDetailedRules(db));
  route(router, endpoints.addDetailedTaxRule, async ({ body, ...call }) => {
    await addDetailedRule(deps, call, body);
    return readDetailedRules(db);
  });
  route(router, endpoints.updateDetailedTaxRule, async ({ params, body, ...call }) => {
    await updateDetailedRule(deps, call, params.id, body);
    return readDetailedRules(db);
  });
  route(router, endpoints.removeDetailedTaxRule, async ({ params, ...call }) => {
    await removeDetailedRule(deps, call, params.id);
    return readDetailedRules(db);
  });
  route(router, endpoints.addTaxRegistration, async ({ body, ...call }) => {
    await addRegistration(deps, call, body);
    return readSettings(db);
  });
  route(router, endpoints.updateTaxRegistration, async ({ params, body, ...call }) => {
    await updateRegistration(deps, call, params.id, body);
    return readSettings(db);
  });
  route(router, endpoints.removeTaxRegistration, async ({ params, ...call }) => {
    await removeRegistration(deps, call, params.id);
    return readSettings(db);
  });
  route(router, endpoints.removeClosedDay, async ({ params, ...call }) => {
    await removeClosedDay(deps, call, params.day);
    return readSettings(db);
  });
}
