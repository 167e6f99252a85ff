import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { StorageFailed, type FileStorage } from '../../storage/index.ts';
import { publish } from '../publish/publish.ts';
import { releaseFolder } from '../publish/release-folder.ts';
import { storeRegistry } from '../registries/store-registry.ts';
import { changeResultSchema } from '../registries/wire-schemas.ts';
import { folderStore, type ReleaseStore } from '../store/release-store.ts';
import { bucketMachines } from '../testing/bucket-machines.ts';
import { promote } from './promote.ts';

const { machine, build, shell } = bucketMachines();
const away = () => Promise.reject(new StorageFailed('The bucket does not answer.'));
const unreachable: Partial<FileStorage> = { put: away, read: away, stream: away, list: away, delete: away };
const quick = { force: true };

/** A store in which the catalog was live as 1.0.0-a and is live as 1.1.0-b. */
async function twoReleases(): Promise<ReleaseStore> {
  const one = machine('one');
  await shell(one);
  await promote(one, 'shell', '1.0.0-s', quick);
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    await publish(build(version), one);
    await promote(one, 'catalog', version, quick);
  }
  return one;
}
const live = async ({ channel }: ReleaseStore) => (await channel.read()).remotes['catalog']?.version;

test('while the bucket does not answer a rollback goes on with the copy of this machine, and says what that means', async () => {
  const one = await twoReleases();
  const registry = storeRegistry(machine('one', unreachable));
  const result = changeResultSchema.parse(await registry.rollback({ remotes: ['catalog'] }));
  expect(result.changes).toMatchObject([{ remote: 'catalog', from: '1.1.0-b', to: '1.0.0-a' }]);
  expect(result.note).toMatch(
    /^s3:\/\/\S+ does not answer: catalog 1\.0\.0-a came from the copy on this machine\. Machines without a copy go on with what they show/,
  );
  expect(await live(one)).toBe('1.0.0-a');
  // Where it answers there is nothing to say.
  const back = await storeRegistry(one).rollback({ ...quick, remotes: ['catalog'], to: { revision: 3 } });
  expect(back.note).toBeUndefined();
  expect(await live(one)).toBe('1.1.0-b');
});

test.each([
  ['no copy', undefined],
  ['a copy of another build', 'exports.remote = { old: true };'],
])('with %s the rollback is refused, and so is what makes a release live that was not', async (_, script) => {
  const one = await twoReleases();
  rmSync(releaseFolder(one.folder, 'catalog', '1.0.0-a'), { recursive: true });
  if (script !== undefined) await publish(build('1.0.0-a', script), folderStore(one.folder));
  const registry = storeRegistry(machine('one', unreachable));
  const refused = { ...quick, remotes: ['catalog'] };
  await expect(registry.rollback(refused)).rejects.toThrow('The bucket does not answer.');
  const again = [{ name: 'catalog', version: '1.0.0-a' }];
  await expect(registry.promote(again, quick)).rejects.toThrow('The bucket does not answer.');
  expect(await live(one)).toBe('1.1.0-b');
});
