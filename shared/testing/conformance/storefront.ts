import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import type { Client } from './client.ts';
import { newShopper } from './people.ts';

/** The store has a part with a canary and one with an earlier release. */
export function storefrontScenarios(client: () => Client): void {
  const admin = demoAccounts.find(({ role }) => role === 'ADMIN');
  const owner = async () => {
    const { email } = admin ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  const name = admin ? `${admin.firstName} ${admin.lastName}` : '';

  async function read(token: string) {
    const { data } = await client().ok('getStorefront', { token });
    const canaried = data.parts.find(({ canary }) => canary !== null);
    return { ...data, canaried, canary: canaried?.canary };
  }
  const latest = async (token: string, part?: string) => {
    const query = { size: 1, ...(part !== undefined && { part }) };
    return (await client().ok('listStorefrontHistory', { token, query })).data.content[0];
  };

  test('each part has its release, since when, and what could be gone back to', async () => {
    const token = await owner();
    const { parts, revision } = await read(token);
    expect(parts.length).toBeGreaterThan(2);
    for (const { version, since, earlier } of parts) {
      expect([version, since]).toEqual([expect.stringMatching(/^\d+\.\d+/), expect.any(String)]);
      for (const one of earlier) {
        expect(one.version).not.toBe(version);
        expect(one.revision).toBeLessThan(revision);
      }
    }
  });

  test('the history is paged, newest first, also of one part', async () => {
    const { ok } = client();
    const token = await owner();
    const { revision, canaried } = await read(token);
    const { data: first } = await ok('listStorefrontHistory', { token, query: { size: 2 } });
    expect(first.content.map((one) => one.revision)).toEqual([revision, revision - 1]);
    expect(first).toMatchObject({ exact: true, next: expect.any(String) });
    const after = first.next ?? '';
    const { data: next } = await ok('listStorefrontHistory', { token, query: { size: 200, after } });
    expect(next.content[0]?.revision).toBe(revision - 2);
    expect([next.next, next.content.length + 2]).toEqual([null, first.count]);
    expect(await latest(token, canaried?.name)).toMatchObject({
      action: 'canary',
      canaryChanges: [{ part: canaried?.name, version: canaried?.canary?.version }],
    });
    const none = await ok('listStorefrontHistory', { token, query: { part: 'unheard-of' } });
    expect(none.data).toEqual({ content: [], next: null, count: 0, exact: true });
  });

  test('a canary is held, grows, and is stopped with a reason; who decided on what is past is told', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { canaried, canary: seen } = await read(token);
    const params = { part: canaried?.name ?? '' };
    const change = (body: object) => ({ token, params, body });
    expect(seen).toMatchObject({
      automatic: true,
      steps: expect.arrayContaining([{ share: 100, at: null }]),
    });
    const { data: held } = await ok('changeStorefrontCanary', change({ action: 'hold', seen }));
    expect(held.canaryChanges).toMatchObject([{ part: params.part, automatic: false, to: seen?.share }]);
    await refused('changeStorefrontCanary', 'STOREFRONT_CHANGED', change({ action: 'step', seen }));
    await ok('changeStorefrontCanary', change({ action: 'step', seen: (await read(token)).canary }));
    const { canary: grown } = await read(token);
    expect(grown).toMatchObject({ share: seen?.next, automatic: false, startedAt: seen?.startedAt });
    expect(await latest(token)).toMatchObject({ who: name, action: 'canary', byRule: false });

    const { fields } = await refused(
      'changeStorefrontCanary',
      'VALIDATION_FAILED',
      change({ action: 'stop', seen: grown }),
    );
    expect(fields).toEqual(['reason']);
    // On an older share: a stop never waits.
    await ok('changeStorefrontCanary', change({ action: 'stop', reason: 'Empty\nlists', seen }));
    const now = await read(token);
    expect(now.canary).toBeUndefined();
    expect(now.parts.find(({ name: part }) => part === params.part)?.version).toBe(canaried?.version);
    expect(await latest(token)).toMatchObject({
      ...{ action: 'abort', who: name, reason: 'Empty lists', revision: now.revision },
      canaryChanges: [{ part: params.part, version: seen?.version, to: null }],
    });
    await refused(
      'changeStorefrontCanary',
      'STOREFRONT_CHANGED',
      change({ action: 'stop', reason: 'again', seen }),
    );
  });

  test('a part is rolled back to an earlier release, if it was not changed since it was looked at', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { parts, revision: seen } = await read(token);
    const part = parts.find(({ earlier }) => earlier.length > 0);
    const earlier = part?.earlier[0];
    const target = { parts: [part?.name], to: { revision: earlier?.revision } };
    const wanted = [{ part: part?.name, from: part?.version, to: earlier?.version }];

    const query = { parts: [part?.name ?? ''], revision: earlier?.revision ?? 0 };
    const { data: check } = await ok('checkStorefrontRollback', { token, query });
    expect(check).toMatchObject({ revision: seen, changes: wanted, target: { revision: earlier?.revision } });
    expect((await read(token)).revision).toBe(seen);

    const { data } = await ok('rollBackStorefront', { token, body: { ...target, reason: 'It fails', seen } });
    expect(data).toMatchObject({ revision: seen + 1, changes: wanted });
    expect(await latest(token)).toMatchObject({ action: 'rollback', who: name, reason: 'It fails' });
    const again = { token, body: { ...target, reason: 'It fails', seen } };
    await refused('rollBackStorefront', 'STOREFRONT_CHANGED', again);
  });

  test('all parts go back to a moment, and what cannot go live is refused in words', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const { revision: seen } = await read(token);
    const at = new Date().toISOString();
    const { data } = await ok('rollBackStorefront', {
      token,
      body: { parts: [], to: { at }, reason: 'As it is', seen },
    });
    expect(data).toMatchObject({ target: { revision: seen }, changes: [] });
    const { body } = await refused('checkStorefrontRollback', 'STOREFRONT_REFUSED', {
      token,
      query: { revision: 999_999_999 },
    });
    expect(body['details']).toMatchObject({
      problems: [{ reason: expect.stringContaining('There is no revision 999999999') }],
    });
    const missing = await refused('checkStorefrontRollback', 'VALIDATION_FAILED', { token });
    expect(missing.fields).toEqual(['revision']);
  });

  test('health names releases in use; the page is for the staff', async () => {
    const { ok, refused } = client();
    const token = await owner();
    const params = { part: (await read(token)).parts[0]?.name ?? '' };
    const { data } = await ok('getStorefrontHealth', { token, params, query: { days: 30 } });
    expect(data.days).toBe(30);
    const { token: shopper } = await newShopper(client());
    await refused('getStorefront', 'UNAUTHENTICATED');
    await refused('getStorefront', 'FORBIDDEN', { token: shopper });
  });
}
