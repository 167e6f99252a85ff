import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { testSettings } from '../../testing/test-store.ts';
import { refreshCookie } from './refresh-cookie.ts';

const cookieFor = async (publicUrl: string) => {
  const app = fastify();
  await app.register(cookie);
  app.get('/', (_request, reply) => {
    refreshCookie({ ...testSettings(null), publicUrl }).set(reply, 'token');
    return 'set';
  });
  const { headers } = await app.inject('/');
  return String(headers['set-cookie']);
};

test('under https the cookie belongs to this host alone and travels encrypted', async () => {
  expect(await cookieFor('https://store.example')).toBe(
    '__Host-ritual_refresh=token; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
});

test('without, as in development, browsers would refuse it so', async () => {
  expect(await cookieFor('http://localhost:3000')).toBe(
    'ritual_refresh=token; Max-Age=2592000; Path=/api/auth; HttpOnly; SameSite=Strict',
  );
});
