import { expect, test } from '@jest/globals';
import {
  addDays,
  businessDayFrom,
  dollarsFromCents,
  storeDay,
  withPolicyAmounts,
  type PolicyFields,
} from '../../kernel/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Client } from './client.ts';

/** What the staff changes of the shop; everything is put back. */
export function settingsScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);

  test('facts of the shop are changed for everybody, by the first of two', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: before } = await ok('getSettings', { token });
    if (!before.facts) throw new Error('The demo has its facts.');
    const body = { ...before.facts, phone: ' (206) 555-0100', version: before.factsVersion };
    const { data: saved } = await ok('updateFacts', { token, body });
    expect(saved).toEqual({
      ...before,
      facts: { ...before.facts, phone: '(206) 555-0100' },
      factsVersion: saved.factsVersion,
    });
    expect((await ok('shop', {})).data.facts?.phone).toBe('(206) 555-0100');
    await refused('updateFacts', 'SETTINGS_CHANGED', { token, body });
    await refused('updateFacts', 'VALIDATION_FAILED', { token, body: { ...body, state: 'TX' } });
    const back = { ...before.facts, version: saved.factsVersion };
    expect((await ok('updateFacts', { token, body: back })).data.facts).toEqual(before.facts);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({ action: 'settings.facts', fields: ['phone'] });
  });

  test('the address for new orders is kept until a page that knows it changes it', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: before } = await ok('getSettings', { token });
    if (!before.facts) throw new Error('The demo has its facts.');
    expect(before.ordersEmail).toBe('');
    const send = async (ordersEmail: string | undefined, version: number) =>
      (
        await ok('updateFacts', {
          ...{ token, body: { ...before.facts, version, ...(ordersEmail !== undefined && { ordersEmail }) } },
        })
      ).data;
    const set = await send(' orders@example.com ', before.factsVersion);
    expect(set.ordersEmail).toBe('orders@example.com');
    // It is no fact that shoppers see.
    expect(JSON.stringify((await ok('shop', {})).data)).not.toContain('orders@example.com');
    const kept = await send(undefined, set.factsVersion);
    expect(kept.ordersEmail).toBe('orders@example.com');
    const wrong = { ...before.facts, ordersEmail: 'orders', version: kept.factsVersion };
    await refused('updateFacts', 'VALIDATION_FAILED', { token, body: wrong });
    expect((await send('', kept.factsVersion)).ordersEmail).toBe('');
  });

  test('cutoff and processing days are changed, by the first of two', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: before } = await ok('getSettings', { token });
    const { packing, packingVersion: version } = before;
    const moved = { timeZone: 'America/Los_Angeles', cutoff: '11:30', standard: 4 } as const;
    const body = { ...packing, ...moved, version };
    const { data: saved } = await ok('updatePacking', { token, body });
    expect(saved.packing).toEqual({ ...packing, ...moved });
    expect((await ok('shop', {})).data.policy?.timeZone).toBe('America/Los_Angeles');
    await refused('updatePacking', 'SETTINGS_CHANGED', { token, body });
    for (const wrong of [{ standard: 31 }, { cutoff: '25:00' }, { pickup: '11:00' }])
      await refused('updatePacking', 'VALIDATION_FAILED', { token, body: { ...body, ...wrong } });
    const back = { ...packing, version: saved.packingVersion };
    expect((await ok('updatePacking', { token, body: back })).data.packing).toEqual(packing);
  });

  test('what the shop promises is changed for everybody, by the first of two', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { policy, policyVersion: version } = (await ok('getSettings', { token })).data;
    if (!policy) throw new Error('The server knows what the shop promises.');
    const sent = withPolicyAmounts(policy as PolicyFields, dollarsFromCents);
    const unsaid = { warrantyMonths: null, replyFrom: null, replyTo: null };
    const body = { ...sent, freeShippingFrom: null, standardTo: 9, returnDays: 45, ...unsaid, version };
    const { data: saved } = await ok('updatePolicy', { token, body });
    const changed = { freeShippingFrom: null, standardTo: 9, returnDays: 45, ...unsaid };
    expect(saved.policy).toEqual({ ...policy, ...changed });
    expect((await ok('shop', {})).data.policy).toEqual({
      ...{ freeShippingFrom: null, standardShipping: policy.standardShipping, returnDays: 45 },
      ...{ freeReturns: true, refundDays: { from: 3, to: 10 }, warrantyMonths: null },
      ...{ claimDays: { from: 2, to: 3 }, replyHours: null },
      ...{
        timeZone: 'America/New_York',
        cutoff: '14:00',
        processingDays: 2,
        fasterProcessingDays: { expedited: 1, 'next-day': 0 },
      },
      faster: {
        expedited: { price: policy.expeditedPrice, freeFrom: policy.expeditedFreeFrom },
        'next-day': { price: policy.nextDayPrice, freeFrom: policy.nextDayFreeFrom },
      },
      reach: {
        standard: { notTo: policy.standardNotTo, poBoxes: policy.standardPoBoxes },
        expedited: { notTo: policy.expeditedNotTo, poBoxes: policy.expeditedPoBoxes },
        'next-day': { notTo: policy.nextDayNotTo, poBoxes: policy.nextDayPoBoxes },
      },
      deliveryDays: {
        standard: { from: policy.standardFrom, to: 9 },
        expedited: { from: policy.expeditedFrom, to: policy.expeditedTo },
        'next-day': { from: policy.nextDayFrom, to: policy.nextDayTo },
      },
    });
    await refused('updatePolicy', 'SETTINGS_CHANGED', { token, body });
    // Pages and texts say nothing of what is not promised.
    const { data: returns } = await ok('getPage', { params: { page: 'returns' }, query: {} });
    expect(JSON.stringify(returns)).not.toMatch(/Limited Warranty|We reply within/);
    const halves = [{ warrantyMonths: 0 }, { refundFrom: 4, refundTo: null }, { replyFrom: 9, replyTo: 8 }];
    for (const wrong of [{ standardTo: 2 }, { returnDays: 0 }, { nextDayFrom: 61, nextDayTo: 61 }, ...halves])
      await refused('updatePolicy', 'VALIDATION_FAILED', { token, body: { ...body, ...wrong } });
    const back = { ...sent, version: saved.policyVersion };
    expect((await ok('updatePolicy', { token, body: back })).data.policy).toEqual(policy);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({
      action: 'settings.policy',
      fields: expect.arrayContaining(['freeShippingFrom', 'returnDays', 'standardTo']) as unknown,
    });
  });

  test('a day is closed once, not in the past, and opened again', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const today = storeDay(new Date());
    const day = businessDayFrom(addDays(today, 40));
    const { data: closed } = await ok('addClosedDay', { token, body: { day, note: ' Inventory ' } });
    expect(closed.closedDays).toContainEqual({ day, note: 'Inventory' });
    for (const wrong of [day, addDays(today, -1)])
      await refused('addClosedDay', 'VALIDATION_FAILED', { token, body: { day: wrong, note: '' } });
    const { data: open } = await ok('removeClosedDay', { token, params: { day } });
    expect(open.closedDays.map((each) => each.day)).not.toContain(day);
    await refused('removeClosedDay', 'CLOSED_DAY_NOT_FOUND', { token, params: { day } });
  });

  test('a tax rule is added where none applies on the same days, and removed', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { taxRules: before } = (await ok('getSettings', { token })).data;
    const known = before.find(({ state }) => state === 'MA');
    if (!known) throw new Error('The demo taxes Massachusetts.');
    const rule = { state: 'Massachusetts', rate: 6.5, from: '2030-01-01', until: '2030-06-30' };
    const body = { ...rule, state: 'MA' };
    expect((await refused('addTaxRule', 'VALIDATION_FAILED', { token, body })).fields).toEqual(['state']);
    for (const wrong of [{ rate: 15.5 }, { until: '2029-12-31' }, { state: 'XX' }, { from: '0026-01-01' }])
      await refused('addTaxRule', 'VALIDATION_FAILED', { token, body: { ...body, ...wrong } });
    const params = { id: String(known.id) };
    const { data: without } = await ok('removeTaxRule', { token, params });
    expect(without.taxRules.map(({ id }) => id)).not.toContain(known.id);
    await refused('removeTaxRule', 'TAX_RULE_NOT_FOUND', { token, params });
    const { data: added } = await ok('addTaxRule', { token, body: rule });
    const made = added.taxRules.find(({ state }) => state === 'MA');
    expect(made).toMatchObject({ ...rule, state: 'MA', priority: 100, active: true });
    expect((await ok('taxRules', {})).data).toContainEqual(
      expect.objectContaining({ state: 'MA', rate: 6.5, endsAt: '2030-07-01T03:59:59.999Z' }),
    );
    const other = { params: { id: String(made?.id) }, token };
    const ended = {
      from: '2030-01-01',
      until: '2030-03-31',
      was: { from: '2030-01-01', until: '2030-06-30' },
    };
    const { data: shorter } = await ok('updateTaxRule', { ...other, body: ended });
    expect(shorter.taxRules.find(({ id }) => id === made?.id)).toMatchObject({
      rate: 6.5,
      until: '2030-03-31',
    });
    await refused('updateTaxRule', 'SETTINGS_CHANGED', { ...other, body: ended });
    const { data: two } = await ok('addTaxRule', {
      token,
      body: { ...rule, from: '2030-04-01', until: null },
    });
    const next = two.taxRules.find((each) => each.state === 'MA' && each.from === '2030-04-01');
    const longer = {
      from: '2030-01-01',
      until: '2030-04-01',
      was: { from: '2030-01-01', until: '2030-03-31' },
    };
    const overlap = await refused('updateTaxRule', 'VALIDATION_FAILED', { ...other, body: longer });
    expect(overlap.fields).toEqual(['from']);
    await refused('updateTaxRule', 'VALIDATION_FAILED', {
      ...other,
      body: { ...longer, until: '2029-12-31' },
    });
    for (const gone of [made, next]) await ok('removeTaxRule', { token, params: { id: String(gone?.id) } });
    await refused('updateTaxRule', 'TAX_RULE_NOT_FOUND', { ...other, body: ended });
    const { state, rate, from, until, priority } = known;
    const { data: back } = await ok('addTaxRule', { token, body: { state, rate, from, until, priority } });
    expect(back.taxRules).toHaveLength(before.length);
  });

  test('tax is charged while the shop is registered, and a rule that would charge nothing is refused', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { taxRules: rules, taxRegistrations = [] } = (await ok('getSettings', { token })).data;
    const [known] = taxRegistrations.filter(({ state }) => state === 'TX');
    const rule = rules.find(({ state }) => state === 'TX');
    if (!known || !rule) throw new Error('The demo is registered in Texas.');
    const rates = async () =>
      (await ok('taxRules', {})).data.filter(({ state }) => state === 'TX').map(({ endsAt }) => endsAt);
    expect(await rates()).toEqual([null]);
    const params = { id: String(known.id) };
    const { from, permit, version } = known;
    const body = { from, until: '2026-01-31', permit: ' 12-345 ', version };
    const { data: ended } = await ok('updateTaxRegistration', { token, params, body });
    expect(ended.taxRegistrations).toContainEqual({
      ...known,
      ...{ until: '2026-01-31', permit: '12-345', version: version + 1 },
    });
    expect(await rates()).toEqual(['2026-02-01T04:59:59.999Z']);
    await refused('updateTaxRegistration', 'SETTINGS_CHANGED', { token, params, body });
    await ok('removeTaxRule', { token, params: { id: String(rule.id) } });
    const again = { state: 'TX', rate: rule.rate, from: null, until: null };
    await refused('addTaxRule', 'TAX_REGISTRATION_MISSING', { token, body: again });

    const next = { state: 'TX', from: '2026-01-31', until: null, permit: '' };
    for (const wrong of [{}, { until: '2026-01-30' }, { state: 'XX' }, { from: '0026-01-01' }])
      await refused('addTaxRegistration', 'VALIDATION_FAILED', { token, body: { ...next, ...wrong } });
    const { data: later } = await ok('addTaxRegistration', { token, body: { ...next, from: '2999-01-01' } });
    const made = later.taxRegistrations?.find((each) => each.from === '2999-01-01');
    const open = { from, until: null, permit, version: version + 1 };
    const { fields } = await refused('updateTaxRegistration', 'VALIDATION_FAILED', {
      token,
      params,
      body: open,
    });
    expect(fields).toEqual(['from']);
    await ok('removeTaxRegistration', { token, params: { id: String(made?.id) } });
    await refused('removeTaxRegistration', 'TAX_REGISTRATION_NOT_FOUND', {
      ...{ token, params: { id: String(made?.id) } },
    });
    await ok('updateTaxRegistration', { token, params, body: open });
    await ok('addTaxRule', { token, body: again });
    expect(await rates()).toEqual([null]);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content.map(({ action }) => action).slice(0, 4)).toEqual([
      ...['settings.tax-add', 'settings.tax-registration', 'settings.tax-unregister'],
      'settings.tax-register',
    ]);
  });
}
