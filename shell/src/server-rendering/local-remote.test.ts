import { expect, test } from '@jest/globals';
import type { Channel } from '@ritual/shared/federation';
import { snapshotOf } from '../federation/snapshot.ts';
import { developerShell, policyFor } from './document.ts';

const styles = { head: '', hashes: ["'sha256-abc'"] };
const local = { name: 'content', port: 5174, version: '1.0.0-localhost', prefixes: ['/faq'], slots: [] };

test("the policy of shoppers' pages has the store's origin only, and that of a local remote exactly one more", () => {
  const plain = policyFor(styles).split('; ');
  expect(plain).toContain("script-src 'self'");
  expect(plain.join()).not.toMatch(/localhost|connect-src/);
  const mine = policyFor(styles, 'http://localhost:5174').split('; ');
  expect(mine.filter((rule) => !plain.includes(rule))).toEqual([
    "script-src 'self' http://localhost:5174",
    "connect-src 'self' http://localhost:5174 ws://localhost:5174",
  ]);
});

test('the browser is told to load a local remote from there, without a hash, although the server excludes it', () => {
  const release = {
    ...{ version: '1.0.0-localhost', base: '/', entry: '', exposed: [], files: {} },
    ...{ server: { entry: '', integrity: '' }, prefixes: ['/faq'], slots: [] },
  };
  const channel: Channel = { schema: 1, revision: 3, remotes: { content: release, other: release } };
  const { remotes } = snapshotOf(channel, { content: 'local', other: 'broken' }, local);
  expect(remotes['content']).toEqual({
    ...{ version: '1.0.0-localhost', base: 'http://localhost:5174/', entry: 'remoteEntry.js', integrity: '' },
    ...{ prefixes: ['/faq'], slots: [] },
  });
  expect(remotes['other']).toMatchObject({ excluded: true });
});

test('such a page loads the shell with React’s development build; an older shell has none', () => {
  const shell = {
    ...{ version: '1.0.0', base: '/releases/shell/1.0.0/', entry: 'main.js', integrity: 'one' },
    ...{ bootstrapLoader: 'bootstrap-loader.js', bootstrapLoaderIntegrity: 'two' },
  };
  const script = (file: string) => ({ file, integrity: `of ${file}` });
  const developer = { start: script('developer/start.js'), entry: script('developer/main.js') };
  expect(developerShell({ ...shell, developer })).toMatchObject({
    ...{ entry: 'developer/main.js', integrity: 'of developer/main.js' },
  });
  expect(developerShell(shell)).toEqual(shell);
});
