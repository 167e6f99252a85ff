import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../database/test-server.ts';
import { parseSettings } from '../settings/index.ts';
import { preflight } from './preflight.ts';
import { UsageError } from '../settings/usage-error.ts';

let dataDir: string;
let env: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-preflight-'));
  const names = ['PORT', 'API_PORT', 'PAYMENT_PORT', 'ASSET_PORT', 'DATABASE_PORT', 'REGISTRY_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const));
  env = { DATA_DIR: dataDir, ...Object.fromEntries(ports) };
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const listen = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

test('free ports and an unlocked folder pass; the folder can be locked again afterwards', async () => {
  const unlock = await preflight(parseSettings(env));
  await expect(preflight(parseSettings(env))).rejects.toThrow(/is in use by process/);
  unlock();
  (await preflight(parseSettings(env)))();
});

test('a busy port is one sentence with the port and its setting, and unlocks the folder', async () => {
  const server = await listen(Number(env['ASSET_PORT']));
  const expected = `Port ${env['ASSET_PORT']} is in use: stop what listens there, or set ASSET_PORT to a free port.`;
  await expect(preflight(parseSettings(env))).rejects.toThrow(new UsageError(expected));
  server.close();
  (await preflight(parseSettings(env)))();
});

test('a port that is not needed may be busy', async () => {
  const server = await listen(Number(env['PAYMENT_PORT']));
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  (await preflight(parseSettings({ ...env, ...stripe })))();
  server.close();
});

test('a data folder that cannot be created is one sentence', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  const settings = parseSettings({ ...env, DATA_DIR: join(dataDir, 'file/data') });
  await expect(preflight(settings)).rejects.toThrow(/cannot be written \(ENOTDIR\): set DATA_DIR/);
});

test('a database that does not answer is one sentence without its password', async () => {
  const url = `postgresql://me:hidden@127.0.0.1:${env['DATABASE_PORT']}/ritual`;
  const refused = preflight(parseSettings({ ...env, DATABASE_URL: url }));
  await expect(refused).rejects.toThrow(/^The PostgreSQL of DATABASE_URL cannot be used \((?!.*hidden)/);
});
