import { describe, expect, test } from '@jest/globals';
import { blockedPorts } from './blocked-ports.ts';
import { SettingsError } from './parse-fields.ts';
import { parseSettings } from './settings.ts';

const problems = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

describe('parseSettings', () => {
  test('an empty environment is a demo store on port 3000', () => {
    expect(parseSettings({})).toMatchObject({
      mode: 'demo',
      publicUrl: 'http://localhost:3000',
      ports: { shell: 3000, api: 3100, payment: 3101, assets: 3102, database: 3103 },
      databaseUrl: null,
      stripe: null,
      tokenSecret: null,
    });
  });

  test('the inner ports follow PORT unless they are set', () => {
    expect(parseSettings({ PORT: '5140', API_PORT: '6100' }).ports).toEqual({
      shell: 5140,
      api: 6100,
      payment: 5241,
      assets: 5242,
      database: 5243,
      registry: 5244,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).ports.shell).toBe(3000);
  });

  test('a malformed setting is one sentence with its name, its value and what to write', () => {
    expect(problems({ PORT: 'abc' })).toEqual([
      "PORT is 'abc', which cannot be used: write a port number such as 3000.",
    ]);
  });

  test('every problem is reported, and no secret is printed', () => {
    const [first, second] = problems({ STRIPE_SECRET_KEY: 'pk_secret', SMTP_URL: 'http://u:pw@mail' });
    expect(first).toBe(
      'STRIPE_SECRET_KEY is a text of 9 characters, which cannot be used: write a key that begins with sk_ or rk_.',
    );
    expect(second).toMatch(/^SMTP_URL is a text of 16 characters/);
  });

  test('two services on one port are refused', () => {
    expect(problems({ API_PORT: '3000' })).toEqual([
      'API_PORT and PORT are both 3000: give one of them another port.',
    ]);
  });

  test('a port that the other processes could not find is refused', () => {
    expect(problems({ API_PORT: '0' })).toEqual([
      'API_PORT is 0, where the other processes would not find it: write a port number.',
    ]);
  });

  test('a port that browsers and Node refuse is refused, also one that follows PORT', () => {
    expect(problems({ PORT: '6000' })).toEqual([
      'PORT would be 6000, to which browsers and Node do not connect: choose another port.',
    ]);
    expect(problems({ PORT: '5900' })).toEqual([
      'API_PORT would be 6000, to which browsers and Node do not connect: choose another port.',
    ]);
    expect(problems({ DATABASE_PORT: '6000' })).toEqual([]);
  });

  test.each([...blockedPorts])('Node does not connect to port %i', async (port) => {
    await expect(fetch(`http://127.0.0.1:${String(port)}`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
  });

  test('production mode needs its secrets and an address', () => {
    const all = problems({ NODE_ENV: 'production' });
    expect(all.map((text) => text.split(' ')[0])).toEqual([
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'TOKEN_SECRET',
    ]);
  });

  test('STORE_MODE demo with NODE_ENV production is refused', () => {
    expect(problems({ STORE_MODE: 'demo', NODE_ENV: 'production' })).toEqual([
      'STORE_MODE is demo and NODE_ENV is production, which do not go together: leave one of them out.',
    ]);
  });

  const production = {
    ...{ STORE_MODE: 'production', PUBLIC_URL: 'https://store.example.com', TOKEN_SECRET: 'x'.repeat(32) },
    ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  };

  test('an https address in production mode requires TRUST_PROXY, or all visitors would share their rate limits', () => {
    expect(problems(production)).toEqual([
      'TRUST_PROXY is missing, and an https PUBLIC_URL needs it in production mode, because the store speaks http behind a proxy and would take all visitors for one: write how many proxies stand before the store, such as 1, or their addresses, such as 10.0.0.0/8, or false.',
    ]);
    expect(problems({ ...production, PUBLIC_URL: 'HTTPS://store.example.com' })).toHaveLength(1);
    for (const TRUST_PROXY of ['1', 'loopback', 'false'])
      expect(problems({ ...production, TRUST_PROXY })).toEqual([]);
    expect(problems({ ...production, PUBLIC_URL: 'http://store.internal' })).toEqual([]);
  });

  test("Stripe's key needs the webhook's secret", () => {
    expect(problems({ STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(1);
    expect(problems({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' })).toEqual(
      [],
    );
  });
});
