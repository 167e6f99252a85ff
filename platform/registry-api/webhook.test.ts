import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { abortCanary, startCanary } from '../release/canary/index.ts';
import { promote } from '../release/promote/promote.ts';
import { publish } from '../release/publish/publish.ts';
import { writeBuild, writeShell } from '../release/testing/write-build.ts';
import { startWebhook } from './webhook.ts';
import { folderStore } from '../release/store/release-store.ts';

const key = Buffer.alloc(24, 7);
const secret = `whsec_${key.toString('base64')}`;
let folder = '';
let data = '';
let receiver: Server;
let url = '';
/** Statuses of the next answers; 204 when there is none. */
let answers: number[] = [];
let calls: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let stop = () => undefined as void;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'webhook-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) {
    await publish(writeBuild(path.join(folder, version), version), folderStore(data));
  }
  [answers, calls] = [[], []];
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hook`;
});
afterEach(() => {
  stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const log = { warn: jest.fn(), error: jest.fn() };
const start = () =>
  (stop = startWebhook({ store: folderStore(data), url, secret, log, every: 20, retryDelays: [20] }));
const goLive = (version: string) =>
  promote(folderStore(data), 'catalog', version, { force: true, actor: 'tess', reason: 'a test' });
const told = () =>
  calls.map(({ body }) => (JSON.parse(body) as { data: { revision: number } }).data.revision);

/** The revision that was sent last. */
const kept = (): unknown => {
  const file = path.join(data, 'registry/webhook.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { revision: number }).revision
    : undefined;
};

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('each change is sent in order, signed, with who, why and what', async () => {
  start();
  await goLive('1.0.0-a');
  await goLive('1.1.0-b');
  await until(() => calls.length === 2);
  expect(told()).toEqual([1, 2]);
  const { headers, body } = calls[1] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toMatchObject({
    type: 'channel.changed',
    data: {
      ...{ revision: 2, action: 'promote', actor: 'tess', reason: 'a test' },
      changes: [{ remote: 'catalog', from: '1.0.0-a', to: '1.1.0-b' }],
    },
  });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
});

test('a call that fails is repeated under the same id before the next change is sent', async () => {
  start();
  answers = [500, 302];
  await goLive('1.0.0-a');
  await goLive('1.1.0-b');
  await until(() => told().includes(2));
  expect(told()).toEqual([1, 1, 1, 2]);
  expect(new Set(calls.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ revision: 1 }),
    expect.stringContaining('failed'),
  );
});

test('what came before the first start is not sent; what comes while it is stopped is', async () => {
  await goLive('1.0.0-a');
  start();
  await goLive('1.1.0-b');
  await until(() => kept() === 2);
  stop();
  await goLive('1.2.0-c');
  start();
  await until(() => told().includes(3));
  expect(told()).toEqual([2, 3]);
});

test('after the channel was replaced by an older backup, the changes that follow are sent under their numbers', async () => {
  start();
  await goLive('1.0.0-a');
  const backup = readFileSync(path.join(data, 'registry/channel.json'));
  await goLive('1.1.0-b');
  await until(() => kept() === 2);
  stop();
  writeFileSync(path.join(data, 'registry/channel.json'), backup);
  // While it is stopped, as a start does before the registry runs.
  await goLive('1.2.0-c');
  start();
  await until(() => calls.length === 3);
  expect(JSON.parse(calls[2]?.body ?? '')).toMatchObject({
    data: { revision: 2, changes: [{ to: '1.2.0-c' }] },
  });
});

test('a canary is sent, too', async () => {
  start();
  await goLive('1.0.0-a');
  await startCanary(
    folderStore(data),
    { name: 'catalog', version: '1.1.0-b' },
    { force: true, reason: 'a test' },
  );
  await abortCanary(folderStore(data), 'catalog', { actor: 'tess', reason: 'empty lists' });
  await until(() => calls.length === 3);
  const canary = { version: '1.1.0-b', share: 1, automatic: true };
  expect(calls.slice(1).map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { action: 'canary', changes: [], canaryChanges: [{ remote: 'catalog', from: null, to: canary }] },
    { action: 'abort', reason: 'empty lists', canaryChanges: [{ from: canary, to: null }] },
  ]);
});

test('a revision that changes nothing that is live is not sent', async () => {
  start();
  await goLive('1.0.0-a');
  const store = folderStore(data).channel;
  await store.compareAndSet(1, await store.read(), { action: 'prune', actor: 'tess' });
  await goLive('1.1.0-b');
  await until(() => kept() === 3);
  expect(told()).toEqual([1, 3]);
});
