import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import { randomHex } from '../../http/index.ts';
import type { Client } from './client.ts';

export function overviewScenarios(client: () => Client): void {
  const administrator = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };

  test('a message to the store is one more in the worklist', async () => {
    const token = await administrator();
    const waiting = async () => {
      const { data } = await client().ok('getWorklist', { token });
      return data.groups.find(({ id }) => id === 'message-new')?.count ?? 0;
    };
    const before = await waiting();
    const email = `work.${randomHex(6)}@example.com`;
    const body = { name: 'Nora Test', email, topic: 'SIZE', message: 'Which size fits?', seconds: 30 };
    await client().ok('sendMessage', { body });
    expect(await waiting()).toBe(before + 1);
  });

  test('figures have every day of a period and of the one before, and add up', async () => {
    const token = await administrator();
    for (const days of [7, 30, 90]) {
      const { data } = await client().ok('getFigures', { token, query: { days } });
      for (const { byDay, totals } of [data.period, data.before]) {
        expect(byDay).toHaveLength(days);
        expect(byDay.reduce((all, { orders }) => all + orders, 0)).toBe(totals.orders);
      }
      const { data: products } = await client().ok('getProductFigures', { token, query: { days } });
      expect(products.bestSellers.length).toBeLessThanOrEqual(10);
    }
  });

  test('low stock shows at most 24 of what it counts', async () => {
    const { data } = await client().ok('getLowStock', { token: await administrator() });
    expect(data.content).toHaveLength(Math.min(data.count, 24));
  });
}
