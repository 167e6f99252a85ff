import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '../database/test-server.ts';
import { shopState, whatIsLeft, type ShopState } from './what-is-left.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A busy machine may take seconds for an answer; the time is short only where no answer comes. */
async function ask(answer: RequestListener, timeoutMs = 20_000): Promise<ShopState | undefined> {
  const api = await new Promise<number>((resolve) => {
    server = createServer(answer).listen(0, '127.0.0.1', function (this: Server) {
      resolve((this.address() as AddressInfo).port);
    });
  });
  return shopState({ ports: { api } }, timeoutMs);
}

test.each([
  [{ open: false, missing: ['facts'] }, 'closed'],
  [{ open: true, missing: ['facts'] }, 'no-orders'],
  [{ missing: ['facts'] }, 'no-orders'],
  [{ open: true, missing: [] }, 'ready'],
])('the API answers %j', async (body, state) => {
  expect(await ask((_, response) => response.end(JSON.stringify(body)))).toBe(state);
});

test.each<[string, RequestListener]>([
  ['is not ready', (_, response) => response.writeHead(503).end('{"code":"UNAVAILABLE"}')],
  ['answers something else', (_, response) => response.end('<html>')],
  ['ends the connection', (request) => request.socket.destroy()],
])('undefined when the API %s', async (_what, answer) => {
  expect(await ask(answer)).toBeUndefined();
});

test('undefined when the API is silent', async () => {
  expect(await ask(() => undefined, 200)).toBeUndefined();
});

test('undefined when no API is listening', async () => {
  expect(await shopState({ ports: { api: await freePort() } })).toBeUndefined();
});

test('what is left is said with the address and the command that it needs', () => {
  const sent = { smtpUrl: 'smtp://mail.example.com', from: 'Store <store@shop.test>' };
  const store = { mode: 'production', publicUrl: 'https://shop.test', mail: sent } as const;
  expect(whatIsLeft(store, 'ready')).toEqual([]);
  expect(whatIsLeft(store, undefined)).toEqual([]);
  const [first] = whatIsLeft(store, 'closed');
  expect(first).toContain('https://shop.test/admin/AdminDashboard');
  expect(first).toContain('npm run create-admin -- name@example.com');
  expect(whatIsLeft(store, 'no-orders')).toEqual([expect.stringContaining('npm run shop')]);
  expect(whatIsLeft({ ...store, mail: { ...sent, smtpUrl: null } }, 'ready')).toEqual([
    expect.stringContaining('SMTP_URL'),
  ]);
  expect(whatIsLeft({ ...store, mail: { ...sent, from: 'A <store@example.com>' } }, 'ready')).toEqual([
    expect.stringContaining('MAIL_FROM'),
  ]);
  expect(whatIsLeft({ ...store, mode: 'demo', mail: { ...sent, smtpUrl: null } }, 'ready')).toEqual([]);
});
