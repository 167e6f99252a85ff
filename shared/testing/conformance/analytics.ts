import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import { randomHex } from '../../http/index.ts';
import type { Client } from './client.ts';
import { unusedId, newShopper } from './people.ts';

const privacy = { 'sec-gpc': '1' };

/** The events of a visit and its consent. */
export function analyticsScenarios(client: () => Client): void {
  const admin = async () => {
    const email = demoAccounts.find(({ role }) => role === 'ADMIN')?.email ?? '';
    const { data } = await client().ok('login', { body: { email, password: demoPassword } });
    return data.token;
  };
  const view = (path: string) => ({ kind: 'pageView', path, referrer: null });
  const send = (events: readonly object[], headers = {}) =>
    client().ok('sendEvents', { headers, body: { visit: randomHex(16), events } });
  const seen = async (token: string) =>
    (await client().ok('adminTraffic', { token, query: { days: 7 } })).data;

  test('page views are counted by day and path; ids of private pages are removed, the admin area is left out', async () => {
    const token = await admin();
    const before = await seen(token);
    await send([
      ...Array.from({ length: 9 }, () => view('/DASHBOARD/orders/9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d')),
      view('/admin/AdminDashboard'),
      { kind: 'purchase', orderId: unusedId },
    ]);
    const after = await seen(token);
    expect([after.visits - before.visits, after.pageViews - before.pageViews]).toEqual([1, 9]);
    expect([after.purchases, after.revenue]).toEqual([before.purchases, before.revenue]);
    expect(after.topPaths.map(({ path }) => path)).toContain('/dashboard/orders/:id');
    expect(JSON.stringify(after)).not.toMatch(/9b1deb4d/i);
    expect(after.byDay).toHaveLength(7);
    expect(after.byDay.at(-1)?.pageViews).toBe(after.pageViews);
  });

  test('with Global Privacy Control nothing is counted, and the answer is the same', async () => {
    const token = await admin();
    const before = await seen(token);
    await send([view('/faq')], privacy);
    expect(await seen(token)).toEqual(before);
  });

  test.each([
    ['another kind', [{ kind: 'click', path: '/' }]],
    ['a query', [view('/search?q=legging')]],
    ['something more than is asked', [{ ...view('/'), userId: unusedId }]],
    ['nothing', []],
    ['too much at once', Array.from({ length: 21 }, () => view('/'))],
  ])('%s is refused', async (_what, events) => {
    await client().refused('sendEvents', 'VALIDATION_FAILED', { body: { visit: randomHex(16), events } });
  });

  test('a period is one of three', async () => {
    const token = await admin();
    const { fields } = await client().refused('adminTraffic', 'VALIDATION_FAILED', {
      token,
      query: { days: 8 },
    });
    expect(fields).toEqual(['days']);
  });

  test("the later of the browser's decision and the account's wins", async () => {
    const { ok } = client();
    const { token } = await newShopper(client());
    const agree = async (consent: object | null, headers = {}) =>
      (await ok('agreeConsent', { token, headers, body: { consent } })).data.consent;
    const first = { analytics: true, marketing: false, version: 1, decidedAt: '2026-11-20T10:00:00.000Z' };
    const later = { analytics: true, marketing: true, version: 1, decidedAt: '2026-11-21T10:00:00.000Z' };
    expect(await agree(null)).toBeNull();
    expect(await agree(first)).toEqual(first);
    expect(await agree(later)).toEqual(later);
    expect(await agree(first)).toEqual(later);
    expect(await agree(null)).toEqual(later);
    const { data } = await ok('getPreferences', { token });
    expect(data).toMatchObject({ consent: later, sizeUnit: 'cm' });
  });

  test('a decision dated in the future is refused, and with Global Privacy Control no consent is stored', async () => {
    const { ok } = client();
    const { token } = await newShopper(client());
    const consent = { analytics: true, marketing: true, version: 1, decidedAt: '2099-01-01T00:00:00.000Z' };
    const { data } = await ok('agreeConsent', { token, body: { consent } });
    expect(Date.parse(data.consent?.decidedAt ?? '')).toBeLessThan(Date.parse(consent.decidedAt));
    const { data: preferences } = await ok('getPreferences', { token });
    const saved = await ok('setPreferences', { token, headers: privacy, body: preferences });
    expect(saved.data.consent).toMatchObject({ analytics: false, marketing: false });
    const again = await ok('agreeConsent', { token, headers: privacy, body: { consent } });
    expect(again.data.consent).toMatchObject({ analytics: false, marketing: false });
  });
}
