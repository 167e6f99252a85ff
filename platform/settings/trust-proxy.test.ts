import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { SettingsError } from './parse-fields.ts';
import { parseSettings } from './settings.ts';
import { readTrustProxy, type TrustProxy, warnOfProxies } from './trust-proxy.ts';

/** The address that Fastify sees as the visitor's. */
async function visitorSeen(trust: TrustProxy | null, forwarded: string, remoteAddress = '10.0.0.1') {
  const app = Fastify({ trustProxy: trust ?? false });
  app.get('/', (request) => request.ip);
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return body;
}

describe('the address of the visitor', () => {
  test.each([
    ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['2', '6.6.6.6, 203.0.113.7, 198.51.100.9', '203.0.113.7'],
    ['10.0.0.0/8', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1, 198.51.100.0/24', '6.6.6.6, 203.0.113.7, 198.51.100.9', '203.0.113.7'],
    ['uniquelocal', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['192.168.0.1', '203.0.113.7', '10.0.0.1'],
    ['false', '203.0.113.7', '10.0.0.1'],
  ])('with %s and %j it is %s, whatever the visitor wrote', async (text, forwarded, expected) => {
    expect(await visitorSeen(readTrustProxy(text), forwarded)).toBe(expected);
  });
});

test.each([
  'true',
  'yes',
  '0',
  '10',
  '-1',
  '1.5',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '::1/129',
  'proxy',
  '',
  '1,',
  'fe80::/10/1',
])("'%s' is refused", (text) => {
  expect(readTrustProxy(text)).toBeNull();
});

test.each(['::1', 'fd00::/8', '10.0.0.1/32', 'loopback,linklocal'])("'%s' is accepted", (text) => {
  expect(readTrustProxy(text)).toEqual(text.split(','));
});

test("'true', which would trust headers of visitors, is refused with a message", () => {
  expect(() => parseSettings({ TRUST_PROXY: 'true' })).toThrow(
    new SettingsError([
      "TRUST_PROXY is 'true', which cannot be used: write how many proxies stand before the store, such as 1, or their addresses, such as 10.0.0.0/8, or false.",
    ]),
  );
  expect(parseSettings({ TRUST_PROXY: '1' }).trustProxy).toBe('1');
  expect(parseSettings({}).trustProxy).toBeNull();
});

test.each([
  ['nothing is set', null, true],
  ['another address is set', '192.168.0.1', true],
  ['it is trusted', '1', false],
  ['it is trusted by its address', '10.0.0.0/8', false],
  ['no proxy is trusted', 'false', false],
])('a proxy before the server names the visitor, and %s', async (_what, text, warned) => {
  const trust = text === null ? null : readTrustProxy(text);
  const told: string[] = [];
  const warn = warnOfProxies(trust, (sentence) => told.push(sentence));
  const app = Fastify({ trustProxy: trust ?? false });
  app.addHook('onRequest', (request, _reply, done) => {
    warn(request);
    done();
  });
  app.get('/', () => 'here');
  await app.inject({ url: '/', remoteAddress: '10.0.0.1' });
  expect(told).toEqual([]);
  const headers = { 'x-forwarded-for': '10.0.0.1' };
  for (let round = 0; round < 3; round += 1)
    await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  expect(told).toEqual(warned ? [expect.stringMatching(/that TRUST_PROXY does not name/)] : []);
});
