import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkBuild } from '../../promote/check-build.ts';
import { promote, promoteAll } from '../../promote/promote.ts';
import { rollback } from '../../promote/rollback.ts';
import { publish } from '../../publish/publish.ts';
import type { ReleaseFile } from '../../publish/release-file.ts';
import { runRelease } from '../../testing/run-release.ts';
import { contractFor, writeBuild, writeShell } from '../../testing/write-build.ts';
import { folderStore } from '../../store/release-store.ts';

// The gate as teams meet it: published files, a channel and its history.

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gate-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dist = (name: string, version: string, changes: Partial<ReleaseFile> = {}, script?: string) =>
  writeBuild(
    path.join(folder, `${name}-${version}`),
    version,
    { name, prefixes: [`/${name}`], ...changes },
    script,
  );
const codesOf = async (folderOfBuild: string) =>
  (await checkBuild(folderStore(data), { dist: folderOfBuild }, { timeoutMs: 3000 })).checks.flatMap(
    ({ problems = [] }) => problems.map(({ code }) => code),
  );
const force = { force: true, reason: 'test' };

/** It offers a slot with these props, or fills it. */
const offering = (props: string) => contractFor({ slots: { offers: { wall: props }, fills: {} } });
const filling = (props: string) => ({
  slots: ['wall'],
  contract: contractFor({ slots: { offers: {}, fills: { wall: props } } }),
});

test('what was changed after it was built, and what never ends, has a code', async () => {
  expect(await codesOf(dist('gift', '1.0.0-a'))).toEqual([]);
  expect(await codesOf(dist('gift', '1.0.0-b', {}, 'for (;;);'))).toEqual(['EVALUATION']);
  const changed = dist('gift', '1.0.0-c');
  writeFileSync(path.join(changed, 'node/server.cjs'), '');
  expect(await codesOf(changed)).toEqual(['FILES']);
});

test('what is wrong whatever is live is not published; --json has the codes', async () => {
  const script = "require('child_process'); exports.remote = { name: 'gift', routes: [] };";
  const refused = await runRelease(data, ['publish', dist('gift', '1.0.0-a', {}, script), '--json']);
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toEqual({
    error: {
      code: 'REFUSED',
      message: expect.stringMatching(/^gift 1\.0\.0-a asks for 'child_process'.*\[BUILT_IN\]$/),
      problems: [
        {
          code: 'BUILT_IN',
          reason: "gift 1.0.0-a asks for 'child_process', which a release may not use.",
          advice: expect.stringContaining('assert, buffer, crypto'),
        },
      ],
    },
  });
  expect((await runRelease(data, ['list'])).out).not.toContain('gift');
  expect(await runRelease(data, ['publish', dist('gift', '1.0.0-b')])).toMatchObject({ code: 0 });
});

test('what does not fit what is live is refused, also by force, and also with a release that it fits', async () => {
  await publish(
    dist('walls', '1.0.0-a', { contract: offering('{ readonly height: number }') }),
    folderStore(data),
  );
  await publish(dist('gift', '1.0.0-a', filling('{ readonly height: number }')), folderStore(data));
  await promote(folderStore(data), 'walls', '1.0.0-a', force);
  await promote(folderStore(data), 'gift', '1.0.0-a', force);
  await publish(dist('gift', '1.1.0-b', filling('{ readonly width: number }')), folderStore(data));
  await expect(promote(folderStore(data), 'gift', '1.1.0-b', force)).rejects.toThrow(
    /props that walls 1\.0\.0-a gives to the slot 'wall' are not those that gift 1\.1\.0-b expects: .*'width'.*\[SLOT_PROPS\]$/,
  );
  await publish(
    dist('walls', '1.1.0-b', { contract: offering('{ height: number; width: number }') }),
    folderStore(data),
  );
  const both = ['walls', 'gift'].map((name) => ({ name, version: '1.1.0-b' }));
  // Browsers that cannot load the new walls fall back to the ones before.
  await expect(promoteAll(folderStore(data), both, force)).rejects.toThrow(
    /^The props that walls 1\.0\.0-a \(which browsers fall back to\) gives [^\n]*$/,
  );
  expect((await folderStore(data).channel.read()).revision).toBe(2);
});

test('a release that open pages have counts until it is a week old, and not for a rollback', async () => {
  const heights = filling('{ readonly height: number }');
  await publish(dist('gift', '1.0.0-a', heights), folderStore(data));
  for (const version of ['1.1.0-b', '1.2.0-c'])
    await publish(dist('gift', version, { slots: [], contract: contractFor({}) }), folderStore(data));
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c'])
    await promote(folderStore(data), 'gift', version, force);
  // Nothing that is live fills the slot any more.
  await publish(
    dist('walls', '1.0.0-a', { contract: offering('{ readonly width: number }') }),
    folderStore(data),
  );
  await expect(promote(folderStore(data), 'walls', '1.0.0-a', force)).rejects.toThrow(
    'gift 1.0.0-a (which open pages still have) expects',
  );
  await publish(dist('walls', '0.9.0-z'), folderStore(data));
  await promote(folderStore(data), 'walls', '0.9.0-z', force);
  const weekLater = Date.now() + 8 * 86_400_000;
  const realNow = Date.now;
  Date.now = () => weekLater;
  try {
    await promote(folderStore(data), 'walls', '1.0.0-a', force);
  } finally {
    Date.now = realNow;
  }
  expect((await rollback(folderStore(data), 'walls', force)).remotes['walls']?.version).toBe('0.9.0-z');
});

test('a canary counts as live', async () => {
  await publish(dist('gift', '1.0.0-a', filling('{ readonly height: number }')), folderStore(data));
  const { remotes } = await promote(folderStore(data), 'gift', '1.0.0-a', force);
  const now = new Date().toISOString();
  const canary = {
    release: remotes['gift'],
    buckets: [0, 10],
    startedAt: now,
    steppedAt: now,
    automatic: false,
  };
  // Nothing is live, and no page has been opened with it before.
  rmSync(path.join(data, 'registry/history'), { recursive: true });
  const file = path.join(data, 'registry/channel.json');
  writeFileSync(file, JSON.stringify({ schema: 1, revision: 0, remotes: {}, canaries: { gift: canary } }));
  await publish(
    dist('walls', '1.0.0-a', { contract: offering('{ readonly width: number }') }),
    folderStore(data),
  );
  await expect(promote(folderStore(data), 'walls', '1.0.0-a', force)).rejects.toThrow(
    'gift 1.0.0-a (canary) expects',
  );
});
