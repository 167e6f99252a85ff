import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { StorageFailed } from '@ritual/platform/pictures';
import { badPictures, drawn } from '@ritual/platform/pictures/testing';
import { pictureRefusals } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { deleteUnusedPictures } from '../../jobs/unused-pictures.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});

const upload = (body: Buffer, headers = {}) => store.call('uploadPicture', { token, body, headers });
const folder = () => store.app.deps.settings.uploadsFolder;
/** Files, entries of pictures, and what the log says of uploads. */
async function kept() {
  const { rows } = await store.database.db.execute<{ pictures: number; entries: number }>(sql`
    select (select count(*)::int from pictures) as pictures,
      (select count(*)::int from audit_entries where action = 'picture.upload') as entries`);
  return { ...rows[0], files: existsSync(folder()) ? readdirSync(folder()) : [] };
}

/** Something happens where an upload would put its file. */
async function whilePutting<Result>(
  happens: (put: () => Promise<void>) => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { uploads } = store.app.deps;
  const { read } = uploads;
  const spied = jest.spyOn(uploads, 'read').mockImplementation(async (bytes) => {
    const ready = await read(bytes);
    return { ...ready, put: () => happens(ready.put) };
  });
  try {
    return await work();
  } finally {
    spied.mockRestore();
  }
}

const product = (pictures?: readonly object[]) => ({
  ...{ name: 'Quixotic Wrap', description: 'A wrap.', details: [], price: 64.5, compareAtPrice: null },
  ...{ gender: 'FEMALE', categories: ['Wraps'], limited: false, releasedAt: '2026-01-05T14:00:00Z' },
  ...{ fitNote: null, keywords: '', setOf: [], fiberContent: null, originCountry: null, variants: [] },
  ...(pictures && { pictures }),
});
const create = (pictures?: readonly object[]) =>
  store.call('createProduct', { token, body: product(pictures) });
const update = (id: number, version: number, pictures?: readonly object[]) =>
  store.call('updateProduct', { token, params: { id }, body: { ...product(pictures), version } });

describe('what is no picture for pages is refused with what to do, and nothing of it stays', () => {
  test.each(badPictures)('%s', async (_what, code, make) => {
    const before = await kept();
    const { status, body } = await upload(await make());
    expect({ status, body }).toMatchObject({
      status: code === 'PICTURE_TOO_LARGE' ? 413 : 400,
      body: { code, message: pictureRefusals[code] },
    });
    expect(await kept()).toEqual(before);
  });

  test('a picture for which there is no room', async () => {
    const before = await kept();
    const { status, body } = await whilePutting(
      () => Promise.reject(new StorageFailed('The bucket does not answer.')),
      async () => upload(await drawn('jpeg', { seed: 30 })),
    );
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'PICTURE_NOT_STORED' } });
    expect(await kept()).toEqual(before);
  });

  test('JSON, and what shoppers send', async () => {
    const before = await kept();
    const json = await store.call('uploadPicture', { token, body: { file: 'x' } });
    expect([json.status, json.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const shopper = await newPerson(store);
    const body = await drawn('jpeg');
    const refused = await store.call('uploadPicture', { token: shopper.token, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await kept()).toEqual(before);
  });

  test('an upload that ends in the middle', async () => {
    const before = await kept();
    const { server } = store.app;
    if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
    const picture = await drawn('jpeg');
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const lines = [
      ...['POST /api/admin/pictures HTTP/1.1', 'host: store', `authorization: Bearer ${token}`],
      ...['content-type: image/jpeg', `content-length: ${String(picture.length)}`],
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(picture.subarray(0, 20_000));
    await sleep(100);
    socket.destroy();
    await sleep(100);
    expect(await kept()).toEqual(before);
  });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is taken in by its bytes, whatever its type claims, and once',
  async (format) => {
    const picture = await drawn(format, { seed: 7 + format.length });
    const first = await upload(picture, { 'content-type': 'image/svg+xml' });
    expect(first).toMatchObject({ status: 201, body: { width: 300, height: 400 } });
    const { files } = await kept();
    expect(files).toContain(first.body.file);
    const again = await Promise.all([upload(picture), upload(picture)]);
    for (const { body } of again) expect(body).toEqual(first.body);
    expect((await kept()).files).toEqual(files);
  },
);

test('a product is saved with pictures in their order, which shoppers see; without the field they stay', async () => {
  const files = await Promise.all(
    [21, 22, 23].map(async (seed) => (await upload(await drawn('jpeg', { seed }))).body.file),
  );
  const [front, back, close] = files.map((file, index) => ({
    ...{ file, alt: `View ${String(index)}`, color: index === 0 ? 'pine' : null },
  }));
  if (!front || !back || !close) throw new Error('Three pictures were uploaded.');
  const { body: made } = await create([front, back]);
  expect(made.images).toMatchObject([
    { ...front, position: 0, width: 300, height: 400, placeholder: expect.stringMatching(/^data:image/) },
    { ...back, position: 1 },
  ]);
  const { body: moved } = await update(made.id, 1, [close, { ...front, alt: 'The front' }]);
  expect(moved.images).toMatchObject([close, { ...front, alt: 'The front' }]);
  expect(moved.changes[0]?.fields).toEqual([
    {
      name: 'pictures',
      was: '1. View 0 (pine), 2. View 1 (all colors)',
      is: '1. View 2 (all colors), 2. The front (pine)',
    },
  ]);
  const { body: same } = await update(made.id, 2);
  expect(same.images).toEqual(moved.images);
  const refused = await update(made.id, 2, []);
  expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
  expect((await update(made.id, 3, [])).body.images).toEqual([]);
  const unknown = [
    { ...front, color: 'nocolor' },
    { ...back, file: 'never.webp' },
  ];
  const { body: wrong } = await update(made.id, 4, unknown);
  expect(wrong.details?.fields?.map(({ path }) => path)).toEqual(['pictures.0.color', 'pictures.1.file']);
  // One that was never uploaded, as those of the demo catalog, can be put back.
  await store.database.db.execute(sql`
    insert into product_images (product_id, position, file, alt, width, height)
    values (${made.id}, 0, 'of-the-demo.webp', 'Old', 960, 1200)`);
  const old = [{ file: 'of-the-demo.webp', alt: 'Old', color: null }];
  await update(made.id, 4, []);
  expect((await update(made.id, 5, old)).body.images).toMatchObject(old);
  // Pictures of another product, too: a copy begins with them.
  const { body: demo } = await store.call('getProduct', { params: { id: 101 } });
  const theirs = demo.images.map(({ file, alt, color }) => ({ file, alt, color }));
  expect((await create(theirs)).body.images).toMatchObject(theirs);
});

test('the clean-up takes what no product ever had, and what a call has left', async () => {
  const { db } = store.database;
  const [used, unused, young] = await Promise.all(
    [31, 32, 33].map(async (seed) => (await upload(await drawn('png', { seed }))).body.file),
  );
  const { body: made } = await create([{ file: used, alt: 'A picture', color: null }]);
  // A picture that a product had once stays for its orders.
  await update(made.id, 1, []);
  await db.execute(sql`
    update pictures set uploaded_at = now() - interval '8 days' where file <> ${young ?? ''}`);
  mkdirSync(folder(), { recursive: true });
  const old = new Date(Date.now() - 2 * 86_400_000);
  // An older copy of the database was put back: a newer one knows this original.
  const unknown = `${'a'.repeat(32)}.webp`;
  const draft = '.01234567-89ab-4cde-8f01-23456789abcd';
  for (const name of [unknown, draft, 'by-hand.jpg']) {
    writeFileSync(join(folder(), name), 'x');
    utimesSync(join(folder(), name), old, old);
  }
  const inTheMaking = `.${'b'.repeat(8)}-89ab-4cde-8f01-23456789abcd`;
  writeFileSync(join(folder(), inTheMaking), 'x');
  await deleteUnusedPictures(store.app.deps);
  const { files } = await kept();
  expect(files).toEqual(expect.arrayContaining([used, young, unknown, 'by-hand.jpg', inTheMaking]));
  for (const gone of [unused, draft]) expect(files).not.toContain(gone);
  const { body } = await create([{ file: unused, alt: 'A picture', color: null }]);
  expect(body.details?.fields?.map(({ path }) => path)).toEqual(['pictures.0.file']);
  // The same file once more is there again.
  const again = await upload(await drawn('png', { seed: 32 }));
  expect([again.status, existsSync(join(folder(), again.body.file))]).toEqual([201, true]);
});

test('the clean-up knows what a call has left that ended before its answer', async () => {
  const picture = await drawn('png', { seed: 34 });
  const before = await kept();
  // The process ends when the file is there: nothing follows until the end of this test.
  const end = Promise.withResolvers<never>();
  const call = whilePutting(
    async (put) => {
      await put();
      await end.promise;
    },
    () => upload(picture),
  );
  let left: string[] = [];
  while (left.length === 0) {
    await sleep(20);
    left = (await kept()).files.filter((name) => !before.files.includes(name) && !name.startsWith('.'));
  }
  const { db } = store.database;
  await deleteUnusedPictures(store.app.deps);
  expect((await kept()).files).toEqual(expect.arrayContaining(left));
  await db.execute(sql`update pictures set uploaded_at = now() - interval '8 days' where file = ${left[0]}`);
  await deleteUnusedPictures(store.app.deps);
  expect((await kept()).files).not.toEqual(expect.arrayContaining(left));
  end.reject(new StorageFailed('The process has ended.'));
  await call;
});

test('a picture that failed takes no row that another upload of it, or a product, has by now', async () => {
  const bytes = await drawn('png', { seed: 35 });
  const failsAfter = (happens: () => Promise<unknown>) =>
    whilePutting(
      async () => {
        await happens();
        throw new StorageFailed('The bucket does not answer.');
      },
      () => upload(bytes),
    );
  const { uploads } = store.app.deps;
  const { read } = uploads;
  let file = '';
  const first = await failsAfter(async () => {
    jest.spyOn(uploads, 'read').mockImplementationOnce(read);
    ({ file } = (await upload(bytes)).body);
  });
  expect([first.status, existsSync(join(folder(), file))]).toEqual([503, true]);
  expect((await create([{ file, alt: 'A picture', color: null }])).status).toBe(201);
  expect((await failsAfter(() => Promise.resolve())).status).toBe(503);
  const { body } = await create([{ file, alt: 'A picture', color: null }]);
  expect(body.images).toMatchObject([{ file }]);
});
