import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contractTypes } from '../../contract/contract-types.ts';
import { promote } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { contractFor, writeBuild, writeShell } from '../testing/write-build.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
let out = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  data = path.join(folder, 'data');
  out = path.join(folder, 'types');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a release live whose pages offer a slot with these props, and send an event. */
async function live(version: string, props: string, event = '{ readonly height: number }') {
  const contract = contractFor({
    slots: { offers: { wall: props }, fills: {} },
    events: { publishes: { 'wall:painted': event }, subscribes: {} },
  });
  const dist = writeBuild(path.join(folder, version), version, { prefixes: [], contract }, undefined);
  await publish(dist, folderStore(data));
  await promote(folderStore(data), 'catalog', version, { force: true });
  return contract;
}
const run = (...words: readonly string[]) => runRelease(data, ['types', '--out', out, ...words]);

test('the types of what is live, or was, are written with a pin, and fit while nothing is taken away', async () => {
  const contract = await live('1.0.0-a', '{ readonly height: number }');
  expect(await run()).toEqual({
    ...{ code: 0, err: '' },
    out: `The types of revision 1 are in ${out}: catalog.d.ts, pin.json.\nshell was built before releases had types.\n`,
  });
  expect(readFileSync(path.join(out, 'catalog.d.ts'), 'utf8')).toBe(contractTypes(contract));
  expect((await run('--check')).out).toBe('The types of revision 1 are those of revision 1.\n');

  await live('1.1.0-b', '{ readonly height: number; readonly width: number }');
  expect(await run('--check')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The types of revision 1 fit revision 2, which has newer ones/),
  });

  await live('1.2.0-c', '{ readonly width: number }', '{ readonly height: string }');
  const { code, out: said } = await run('--check', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(said)).toMatchObject({
    ...{ pinned: 1, revision: 3, passed: false },
    problems: [{ code: 'SLOT_PROPS', reason: expect.stringContaining("'height'") }, { code: 'EVENT_FIELDS' }],
  });
  expect((await run('--check', '--revision', '1')).code).toBe(0);

  expect((await run('--revision', '2')).out).toMatch(/^The types of revision 2 are in/);
  expect(JSON.parse(readFileSync(path.join(out, 'pin.json'), 'utf8'))).toMatchObject({
    revision: 2,
    releases: { catalog: { version: '1.1.0-b' } },
  });
});

test('a slot that is gone does not fit, and of the files only that of a remote that is gone is removed', async () => {
  await live('1.0.0-a', '{}');
  await run();
  await publish(
    writeBuild(path.join(folder, 'b'), '1.1.0-b', { prefixes: [], contract: contractFor({}) }),
    folderStore(data),
  );
  await promote(folderStore(data), 'catalog', '1.1.0-b', { force: true });
  expect((await run('--check')).out).toMatch(
    /^Since revision 1 there is no slot 'wall' of catalog any more\. .*\[SLOT_DROPPED\]\n.*\[EVENT_DROPPED\]\n/,
  );
  const pinFile = path.join(out, 'pin.json');
  const pin = JSON.parse(readFileSync(pinFile, 'utf8')) as { releases: { catalog: object } };
  const releases = { ...pin.releases, gone: pin.releases.catalog };
  writeFileSync(pinFile, JSON.stringify({ ...pin, releases }));
  for (const name of ['gone', 'own']) writeFileSync(path.join(out, `${name}.d.ts`), '');
  await run();
  expect(readdirSync(out).sort()).toEqual(['catalog.d.ts', 'own.d.ts', 'pin.json']);
});

test.each([
  ['nothing was written yet', () => undefined, /has no types of releases: 'npm run release -- types'/],
  [
    'a file was changed',
    () => writeFileSync(path.join(out, 'catalog.d.ts'), 'export type Mine = 1;'),
    /catalog\.d\.ts is not what was released/,
  ],
  ['the pin was changed', () => writeFileSync(path.join(out, 'pin.json'), '{'), /pin\.json is malformed/],
])('--check says when %s', async (what, change, said) => {
  await live('1.0.0-a', '{}');
  if (what !== 'nothing was written yet') await run();
  change();
  expect(await run('--check')).toMatchObject({ code: 1, err: expect.stringMatching(said) });
});

test('a revision that never was is refused', async () => {
  expect(await run('--revision', '7')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no revision 7: 'npm run release -- history'/),
  });
});
