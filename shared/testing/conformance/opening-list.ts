import { expect, test } from '@jest/globals';
import { asAdministrator } from './administrator.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';

/** Visitors of a shop that has not opened leave an address. The shop is closed for a moment, and open again at the end. */
export function openingListScenarios(client: () => Client, backend: () => Backend): void {
  const { administrator } = asAdministrator(client);
  const newEmail = () => `List-${crypto.randomUUID().slice(0, 8)}@example.com`;

  test('an address is on the list once its mail was answered, and off it by its link', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const counts = async () => (await ok('getOpeningList', { token })).data;
    const exported = async () => (await ok('exportOpeningList', { token })).data;
    const before = await counts();
    await backend().closeShop();
    const [email, other] = [newEmail(), newEmail()];
    for (const each of [email, other, other.toLowerCase()])
      await ok('joinOpeningList', { body: { email: each } });
    await refused('joinOpeningList', 'VALIDATION_FAILED', { body: { email: 'no address' } });
    expect(await counts()).toEqual({ ...before, unconfirmed: before.unconfirmed + 2 });
    expect((await exported()).csv).not.toContain(email);

    const own = (await backend().openingTokenOf(email)) ?? '';
    for (const wrong of [`${own}x`, 'made up'])
      await refused('confirmOpeningList', 'LINK_INVALID', { body: { token: wrong } });
    for (const _ of [1, 2]) await ok('confirmOpeningList', { body: { token: own } });
    // Who enters it again learns nothing, and it stays confirmed.
    await ok('joinOpeningList', { body: { email: email.toUpperCase() } });
    const { confirmed, unconfirmed } = await counts();
    expect([confirmed, unconfirmed]).toEqual([before.confirmed + 1, before.unconfirmed + 1]);
    const { csv, rows } = await exported();
    expect(csv.startsWith('"Email","Confirmed (Eastern time)","Told (Eastern time)"')).toBe(true);
    expect(csv).toContain(`"${email}","20`);
    expect(csv).not.toContain(other);
    expect(rows).toBeGreaterThan(0);

    await refused('leaveOpeningList', 'LINK_INVALID', { query: { token: 'made up' } });
    for (const _ of [1, 2]) await ok('leaveOpeningList', { query: { token: own } });
    await ok('leaveOpeningList', { query: { token: (await backend().openingTokenOf(other)) ?? '' } });
    expect(await counts()).toEqual(before);
    await refused('confirmOpeningList', 'LINK_INVALID', { body: { token: own } });
    await ok('openShop', { token, body: { version: 0 } });
    // Nothing is to be waited for any more.
    await ok('joinOpeningList', { body: { email } });
    expect(await counts()).toEqual(before);
  });
}
