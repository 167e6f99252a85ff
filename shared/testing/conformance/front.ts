import { expect, test } from '@jest/globals';
import { asAdministrator } from './administrator.ts';
import type { Client } from './client.ts';

/** The banner and the links to social networks are the owner's. */
export function frontScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);

  test('the owner writes the banner and names the pages of the shop, which all pages show', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const shown = async () => {
      const { social, banner } = (await ok('shop', {})).data;
      return { networks: social?.map(({ network }) => network), banner };
    };
    const { data: before } = await ok('getSettings', { token });
    expect(before.front).toMatchObject({ banner: true, bannerWords: '' });
    expect((await shown()).networks).toEqual(['Instagram', 'YouTube', 'TikTok', 'Pinterest']);
    expect((await shown()).banner).toMatch(/^FREE SHIPPING ON /);
    const front = {
      ...{ instagram: 'https://www.instagram.com/ritual', youtube: '', tiktok: '', pinterest: '' },
      ...{ banner: true, bannerWords: ' Up to  {{sale_up_to}} off ', bannerFrom: null, bannerUntil: null },
    };
    let version = before.frontVersion;
    const save = async (change: object) => {
      const { data } = await ok('updateFront', { token, body: { ...front, ...change, version } });
      version = data.frontVersion;
      return data.front;
    };
    expect(await save({})).toEqual({ ...front, bannerWords: 'Up to {{sale_up_to}} off' });
    const { banner, networks } = await shown();
    expect(networks).toEqual(['Instagram']);
    expect(banner).toMatch(/^Up to \d+% off$/);
    await save({ bannerUntil: '2020-01-01' });
    expect((await shown()).banner).toMatch(/^FREE SHIPPING ON /);
    await save({ banner: false, instagram: '' });
    expect(await shown()).toEqual({ networks: undefined, banner: null });
    for (const wrong of [
      { instagram: 'http://www.instagram.com/a' },
      { youtube: 'https://www.instagram.com/a' },
      { bannerWords: '{{nothing}}' },
      { bannerWords: 'x'.repeat(101) },
      { bannerFrom: '2026-02-01', bannerUntil: '2026-01-01' },
    ])
      await refused('updateFront', 'VALIDATION_FAILED', { token, body: { ...front, ...wrong, version } });
    await refused('updateFront', 'SETTINGS_CHANGED', { token, body: { ...front, version: version - 1 } });
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({
      action: 'settings.front',
      fields: ['instagram', 'banner', 'bannerUntil'],
    });
    if (before.front) await save(before.front);
    expect((await shown()).networks).toHaveLength(4);
  });
}
