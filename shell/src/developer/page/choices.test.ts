import { expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { linkTo, readChoices, readLocal } from './choices.ts';

const shell = { version: '4.0.0', hostApi: '1.2', brings: { react: '19.3.1' }, owner: null };
const release = {
  ...{ name: 'catalog', port: 5000, version: '1.0.0-localhost', prefixes: ['/'], slots: [] },
  ...{ hostApi: '1.1', requires: { react: '^19.2.0' }, store: 'http://localhost' },
};

test('a server that serves this remote and fits the shell can be used, at the port that was asked', () => {
  expect(readLocal({ release }, 'catalog', 5174, shell)).toEqual({ ...release, port: 5174 });
});

test.each([
  [
    'nothing',
    { error: 'TypeError: Failed to fetch' },
    'Start it with: npm run dev -w mfe-catalog -- --store',
  ],
  ['another program', { release: { hello: 'world' } }, 'serves no remote'],
  ['a message of another script', 'garbage', 'does not answer this store'],
  ['another remote', { release: { ...release, name: 'content' } }, 'localhost:5174 serves content'],
  ['one for a newer shell', { release: { ...release, hostApi: '1.9' } }, 'asks for host API 1.9'],
  [
    'one for another React',
    { release: { ...release, requires: { react: '^20.0.0' } } },
    'asks for react ^20.0.0',
  ],
])('%s at the port is refused, with what to do', (_what, answer, sentence) => {
  expect(() => readLocal(answer, 'catalog', 5174, shell)).toThrow(sentence);
});

test('the registry says why not; what it says is checked', async () => {
  const server = setupServer(
    http.post('*/registry/developer/choices', () =>
      HttpResponse.json({ code: 'REFUSED', message: 'Not that one.' }, { status: 422 }),
    ),
    http.get('*/registry/developer/releases', () => HttpResponse.json({ surprise: true })),
  );
  server.listen();
  await expect(linkTo({ remotes: {}, localhost: null, keep: false })).rejects.toThrow('Not that one.');
  await expect(readChoices()).rejects.toThrow('of another version');
  server.use(
    http.get('*/registry/developer/releases', () => HttpResponse.text('Bad gateway', { status: 502 })),
    http.post('*/registry/developer/choices', () =>
      HttpResponse.json({ id: 'abc', expiresAt: '2026-01-01T00:00:00.000Z' }, { status: 201 }),
    ),
  );
  await expect(readChoices()).rejects.toThrow('status 502');
  history.replaceState(null, '', '/list?size=M');
  const link = await linkTo({ remotes: {}, localhost: null, keep: false });
  expect(new URL(link).pathname + new URL(link).search).toBe('/list?size=M&preview=abc');
  server.close();
});
