import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '../database/test-server.ts';
import { ordersClosed } from './orders-closed.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A busy machine may take seconds for an answer; the time is short only where no answer comes. */
async function ask(answer: RequestListener, timeoutMs = 20_000): ReturnType<typeof ordersClosed> {
  const api = await new Promise<number>((resolve) => {
    server = createServer(answer).listen(0, '127.0.0.1', function (this: Server) {
      resolve((this.address() as AddressInfo).port);
    });
  });
  return ordersClosed({ ports: { api } }, timeoutMs);
}

test.each([
  [{ missing: ['facts'] }, 'missing'],
  [{ missing: [] }, null],
  [{ missing: ['facts'], open: false }, 'unopened'],
  [{ missing: [], open: false }, 'unopened'],
])('the API answers %j', async (body, closed) => {
  expect(await ask((_, response) => response.end(JSON.stringify(body)))).toBe(closed);
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
  expect(await ordersClosed({ ports: { api: await freePort() } })).toBeUndefined();
});
