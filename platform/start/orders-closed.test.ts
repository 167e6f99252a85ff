import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectConsole } from '../../shared/testing/console-guard.ts';
import { ordersClosed } from './orders-closed.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function askOf(status: number, body: string): Promise<boolean> {
  const own = createServer((_request, response) => response.writeHead(status).end(body));
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return ordersClosed({ ports: { api: port, shell: 0, payment: 0, assets: 0, database: 0 } });
}

test.each([
  ['something is missing', '["facts"]', true],
  ['nothing is', '[]', false],
])('orders: %s', async (_what, missing, closed) => {
  await expect(askOf(200, `{"missing":${missing}}`)).resolves.toBe(closed);
});

test('an API that does not tell, as while it is started again, ends nothing', async () => {
  expectConsole(/could not be found out/);
  await expect(askOf(503, '{"code":"UNAVAILABLE","message":"away"}')).resolves.toBe(false);
});
