import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from '@jest/globals';
import { bodyLimits, errorBody } from '@ritual/shared/contract';
import type { AddressInfo } from 'node:net';
import { setUpTestStore } from '../testing/set-up.ts';

const store = setUpTestStore();
let port: number;
beforeAll(async () => {
  await store.app.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = store.app.server.server.address() as AddressInfo);
});

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  /** Without saying beforehand how many bytes will come. */
  readonly chunked?: boolean;
}

/** Sends a body over the agent's connection; with the port here, which tells one connection from another. */
async function post(agent: Agent, { path, bytes, type = 'application/json', chunked = false }: Sent) {
  const headers = { 'content-type': type, ...(chunked ? {} : { 'content-length': bytes }) };
  const call = request({ ...{ port, path, agent, headers }, host: '127.0.0.1', method: 'POST' });
  const answered = Promise.withResolvers<{ status: number; id: unknown; body: string }>();
  call.once('error', answered.reject);
  call.once('response', (response) => {
    const { statusCode: status = 0, headers: heads } = response;
    text(response).then(
      (body) => answered.resolve({ status, id: heads['x-request-id'], body }),
      answered.reject,
    );
  });
  const unit = Buffer.alloc(64 * 1024, 'a');
  for (let sent = 0; sent < bytes; sent += unit.length) call.write(unit.subarray(0, bytes - sent));
  call.end();
  return { ...(await answered.promise), connection: call.socket?.localPort };
}

test.each<[string, Sent]>([
  ['a call that says its length', { path: '/api/auth/login', bytes: bodyLimits.call + 1 }],
  ['a call that does not', { path: '/api/auth/login', bytes: bodyLimits.call + 1, chunked: true }],
  ['one of some megabytes', { path: '/api/contact', bytes: 5_000_000 }],
  ['one of some megabytes that does not say so', { path: '/api/contact', bytes: 5_000_000, chunked: true }],
  ['an event', { path: '/api/stripe/webhook', bytes: bodyLimits.event + 1 }],
])(
  '%s and is too large is refused with that reason every time, and its connection goes on',
  async (_what, sent) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = new Set<number | undefined>();
    for (let round = 0; round < 10; round += 1) {
      const { status, id, body, connection } = await post(agent, sent);
      const { code, requestId, message } = errorBody.parse(JSON.parse(body));
      expect([status, code, requestId]).toEqual([413, 'PAYLOAD_TOO_LARGE', id]);
      expect(message).toMatch(/Please shorten it/);
      connections.add(connection);
    }
    const small = await post(agent, { path: sent.path, bytes: 10 });
    expect(small.status).toBe(400);
    expect([...connections]).toEqual([small.connection]);
    agent.destroy();
  },
);

test('a body of a type that is not read is refused, and its connection goes on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<number | undefined>();
  for (let round = 0; round < 10; round += 1) {
    const sent = { path: '/api/auth/login', bytes: 2_000_000, type: 'application/xml' };
    const { status, connection } = await post(agent, sent);
    expect(status).toBe(400);
    connections.add(connection);
  }
  expect(connections.size).toBe(1);
  agent.destroy();
});

test('a body of just the allowed size is read', async () => {
  const agent = new Agent();
  const { status, body } = await post(agent, { path: '/api/auth/login', bytes: bodyLimits.call });
  expect([status, errorBody.parse(JSON.parse(body)).code]).toEqual([400, 'VALIDATION_FAILED']);
  agent.destroy();
});
