import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { promote, promoteAll } from './promote.ts';
import { publish } from '../publish/publish.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'smoke-test-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(version: string, changes: Partial<ReleaseFile> = {}, script?: string): string {
  return writeBuild(path.join(folder, `dist-${version}`), version, changes, script);
}

const remote = (more: string) =>
  `exports.remote = { name: 'catalog', routes: [{ path: '/product/:id' }], ...{ ${more} } };`;

const whole = remote("slots: { 'cart-sidebar': () => null }");

test.each([
  [
    'takes the addresses of others',
    remote("routes: [{ path: '/product/:id' }, { path: '/cart' }, { path: '*' }]"),
    "The remote 'catalog' has routes outside its prefixes, which are not used: /cart, /*.",
  ],
  ['is another remote', remote("name: 'content'"), "What was loaded as 'catalog' is not that remote."],
  ['does not fill its slot', remote('slots: {}'), "does not fill the slot 'cart-sidebar'"],
  ['throws', "throw new Error('thrown on purpose')", 'It cannot be evaluated: thrown on purpose'],
  [
    'requires a module that the shell does not share',
    "require('left-pad')",
    "asks for 'left-pad', which the shell does not share",
  ],
  [
    'wants to start processes',
    "require('node:child_process')",
    "asks for 'node:child_process', which a release may not use",
  ],
  [
    'wants to start processes by another way',
    "const { getBuiltinModule } = process; getBuiltinModule('child_process').spawnSync('true')",
    'getBuiltinModule is not a function',
  ],
  [
    'speaks to the process that tests it',
    "const { send } = process; send({ name: 'catalog', problems: [] })",
    'not a function',
  ],
  ['calls other servers', "fetch('http://127.0.0.1:9')", 'fetch is not defined'],
  ['never ends', 'for (;;);', 'Its evaluation did not end within 3 s.'],
  ['loops a moment later', `${whole}setTimeout(() => { for (;;); }, 400);`, 'did not end within 3 s'],
  ['throws a moment later', `${whole}setTimeout(() => { throw new Error('late'); }, 400);`, 'late'],
  ['ends the process', 'process.exit(3)', 'Its evaluation ended the process'],
])('a release that %s does not go live', async (_name, code, words) => {
  await publish(build('1.0.0-a', { slots: ['cart-sidebar'] }, code), folderStore(data));
  await publish(build('1.0.0-b', { slots: ['cart-sidebar'] }, whole), folderStore(data));
  await expect(promote(folderStore(data), 'catalog', '1.0.0-a', { timeoutMs: 3000 })).rejects.toThrow(words);
  expect((await folderStore(data).channel.read()).revision).toBe(0);
  await promote(folderStore(data), 'catalog', '1.0.0-b');
});

test('a release does not see the environment of the process that tests it', async () => {
  process.env['SECRET_OF_THIS_TEST'] = 'seen';
  const looks = "if ('SECRET_OF_THIS_TEST' in process.env) throw new Error('seen');";
  await publish(build('1.0.0-a', {}, `${whole}${looks}`), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  delete process.env['SECRET_OF_THIS_TEST'];
  expect((await folderStore(data).channel.read()).revision).toBe(1);
});

test("whatever a release finds, its process reads no file of the store's and writes none", async () => {
  // A module of the shell that gives file access: an example of a way that was not foreseen.
  const leaky = "exports.sharedModules = { react: require('node:fs') };";
  await publish(
    writeBuild(path.join(folder, 'leaky'), '2.0.0-s', { name: 'shell', prefixes: [] }, leaky),
    folderStore(data),
  );
  writeFileSync(path.join(data, 'secret'), 'x');
  for (const [version, call] of [
    ['1.0.0-a', `readFileSync(${JSON.stringify(path.join(data, 'secret'))})`],
    ['1.0.0-b', `writeFileSync(${JSON.stringify(path.join(data, 'written'))}, '')`],
  ] as const) {
    await publish(build(version, {}, `${whole}require('react').${call};`), folderStore(data));
    await expect(promote(folderStore(data), 'catalog', version)).rejects.toThrow(
      'Access to this API has been restricted',
    );
  }
});

test('a release has to fit the shell that was published last', async () => {
  await publish(build('1.0.0-a', { requires: { react: '^20.0.0' } }), folderStore(data));
  await expect(promote(folderStore(data), 'catalog', '1.0.0-a')).rejects.toThrow(
    'catalog 1.0.0-a asks for react ^20.0.0, the shell brings 19.3.1.',
  );
  rmSync(path.join(data, 'releases/shell'), { recursive: true });
  await publish(build('1.0.0-b'), folderStore(data));
  await expect(promote(folderStore(data), 'catalog', '1.0.0-b')).rejects.toThrow(
    'npm run release -- publish shell',
  );
});

test.each(['/api', '/registry/gifts', '/Releases'])('%s belongs to the store itself', async (prefix) => {
  await expect(publish(build('1.0.0-a', { prefixes: [prefix] }), folderStore(data))).rejects.toThrow(
    'an address of the store itself',
  );
});

test.each(['cart', '/cart/', '/:any', '/*', '//cart'])('%s is not a valid prefix', async (prefix) => {
  await expect(publish(build('1.0.0-a', { prefixes: [prefix] }), folderStore(data))).rejects.toThrow(
    'a prefix looks like /cart',
  );
});

test('of several releases tested together, the failing one is named', async () => {
  await publish(
    build('1.0.0-a', {}, `${whole}setTimeout(() => { throw new Error('late'); }, 400);`),
    folderStore(data),
  );
  const content = { name: 'content', prefixes: ['/faq'] };
  await publish(writeBuild(path.join(folder, 'content'), '1.0.0-c', content), folderStore(data));
  const wanted = [
    { name: 'catalog', version: '1.0.0-a' },
    { name: 'content', version: '1.0.0-c' },
  ];
  await expect(promoteAll(folderStore(data), wanted)).rejects.toThrow(
    /^catalog 1\.0\.0-a cannot go live\. .*late/s,
  );
});
