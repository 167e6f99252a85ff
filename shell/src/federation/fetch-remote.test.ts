import { expect, jest, test } from '@jest/globals';

interface Registered {
  readonly entry: string;
}
const registerRemotes = jest.fn<(remotes: readonly Registered[], options: object) => void>();
const loadRemote = jest.fn<(name: string, options: object) => Promise<object>>().mockResolvedValue({});
jest.unstable_mockModule('./instance.ts', () => ({ federation: { registerRemotes, loadRemote } }));
const { fetchRemote } = await import('./fetch-remote.ts');
const { integrityOf } = await import('./integrity.ts');

const release = { version: '1.0.0', base: '/releases/content/1.0.0/', entry: 'e.js', integrity: 'sha384-x' };
const address = () => registerRemotes.mock.lastCall?.[0][0]?.entry ?? '';

test('a repeated try has an address that no other page has tried, with the same hash', async () => {
  const first = 'http://localhost/releases/content/1.0.0/e.js';
  await fetchRemote('content', release, 0);
  expect(address()).toBe(first);

  const now = jest.spyOn(Date, 'now');
  const tries: string[] = [];
  for (const moment of [1000, 2000]) {
    now.mockReturnValue(moment);
    await fetchRemote('content', release, 1);
    tries.push(address());
  }
  now.mockRestore();
  expect(new Set(tries).size).toBe(2);
  for (const url of tries) {
    expect(url).toMatch(/\/e\.js\?try=/);
    expect(integrityOf(url)).toBe('sha384-x');
  }
});
