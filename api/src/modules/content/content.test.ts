import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defaultHomeContent, type HomeContent } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
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
beforeEach(() => store.database.db.execute(sql`delete from content_versions`));

const [first] = defaultHomeContent.slides;
const titled = (title: string): HomeContent => ({
  ...defaultHomeContent,
  slides: first ? [{ ...first, title }] : [],
});
const title = async (query: Readonly<Record<string, string>> = {}) =>
  (await store.call('getHomeContent', { query })).body.slides[0]?.title;
const save = async (content: HomeContent) => {
  const { body: editor } = await store.call('getHomeEditor', { token });
  return store.call('saveHomeDraft', { token, body: { version: editor.version, content } });
};
const publish = async (content: HomeContent, at: string | null = null) => {
  const { body } = await save(content);
  return store.call('publishHome', { token, body: { version: body.version, at } });
};

test('a version that waits is shown from its moment on, and the one before stays in the list', async () => {
  await publish(titled('Now'));
  const { body } = await publish(titled('Then'), '2120-01-01T00:00:00Z');
  expect(await title()).toBe('Now');
  expect(body.versions.map(({ state }) => state)).toEqual(['SCHEDULED', 'SHOWN', 'PAST']);
  await store.database.db.execute(
    sql`update content_versions set publish_at = clock_timestamp() where publish_at > now()`,
  );
  expect(await title()).toBe('Then');
  const { body: later } = await store.call('getHomeEditor', { token });
  expect(later.versions.map(({ state }) => state)).toEqual(['SHOWN', 'PAST', 'PAST']);
});

test('who wrote what is in the list and in the log', async () => {
  const { body } = await publish(titled('Now'));
  const { body: person } = await store.call('me', { token });
  expect(body.versions[0]?.publishedBy).toBe(`${person.firstName} ${person.lastName}`);
  const { rows } = await store.database.db.execute<{ action: string; after: { slides: string } }>(sql`
    select e.action, v.after from audit_entries e join audit_values v on v.entry_id = e.id
    where e.subject_type = 'content' order by e.id desc limit 2`);
  expect(rows.map(({ action }) => action)).toEqual(['content.publish', 'content.save']);
  expect(rows[1]?.after.slides).toBe('1. Now (Shop Now: /collections)');
});

test('what another release wrote in a form that is not known is not shown: the default is', async () => {
  await publish(titled('Now'));
  await store.database.db.execute(sql`update content_versions set body = '{"slides":[]}'`);
  expect(await title()).toBe(first?.title);
  const { body } = await store.call('getHomeEditor', { token });
  expect(body.content).toEqual(JSON.parse(JSON.stringify(defaultHomeContent)));
});

test('an uploaded picture is kept from the first draft on; one that was never uploaded is refused', async () => {
  const file = `${'0'.repeat(31)}1.webp`;
  const of = (name: string): HomeContent => ({
    ...defaultHomeContent,
    slides: first ? [{ ...first, wide: { file: name, width: 1, height: 1 }, portrait: null }] : [],
  });
  await store.database.db.execute(
    sql`insert into pictures (file, width, height) values (${file}, 1600, 900)`,
  );
  const { body } = await save(of(file));
  // Its measures are those of what is kept.
  expect(body.content.slides[0]?.wide).toEqual({ file, width: 1600, height: 900 });
  expect(body.pictures.map((each) => each.file)).toContain(file);
  const { rows } = await store.database.db.execute<{ kept: boolean }>(
    sql`select used_at is not null as kept from pictures where file = ${file}`,
  );
  expect(rows).toEqual([{ kept: true }]);
  expect((await save(of('none.webp'))).status).toBe(400);
});

test('a link to a product is left out while it has no page: before its release, and after it was withdrawn', async () => {
  const { db } = store.database;
  const body = {
    menu: [],
    about: '',
    columns: [{ title: 'New', links: [{ label: 'A', to: '/product/103' }] }],
  };
  await db.execute(sql`
    insert into content_versions (kind, state, body, version, published_at, publish_at)
    values ('navigation', 'PUBLISHED', ${JSON.stringify(body)}::jsonb, 1, now(), now())`);
  const columns = async () => (await store.call('shop', {})).body.navigation?.columns;
  expect(await columns()).toEqual(body.columns);
  for (const change of [sql`released_at = now() + interval '1 day'`, sql`withdrawn_at = now()`]) {
    const { rows } = await db.execute<{ was: string }>(
      sql`select released_at::text as was from products where id = 103`,
    );
    await db.execute(sql`update products set ${change} where id = 103`);
    expect(await columns()).toEqual([]);
    await db.execute(sql`
      update products set released_at = ${rows[0]?.was ?? ''}::timestamptz, withdrawn_at = null where id = 103`);
  }
});

test('of two writes at once one is refused', async () => {
  const { body: editor } = await store.call('getHomeEditor', { token });
  const { version } = editor;
  const answers = await Promise.all(
    ['A', 'B'].map((each) =>
      store.call('saveHomeDraft', { token, body: { version, content: titled(each) } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('shoppers get it with the short lifetime of all public answers', async () => {
  const { headers } = await store.call('getHomeContent', {});
  expect(headers['cache-control']).toMatch(/^public, max-age=10,/);
});

test('the page that a store comes with can be saved in a store that has other collections', async () => {
  await store.database.db.execute(sql`delete from collections`);
  const { body: editor } = await store.call('getHomeEditor', { token });
  expect(editor.content.slides.map(({ link }) => link)).toEqual(['/collections', '/collections']);
  const { body: saved, status } = await save(editor.content);
  expect(status).toBe(200);
  // So can the draft that the way back to it makes.
  const call = { token, params: { id: 0 } };
  const { body: back } = await store.call('restoreHome', { ...call, body: { version: saved.version } });
  expect(back.content.slides.map(({ link }) => link)).toEqual(['/collections', '/collections']);
  expect((await save(back.content)).status).toBe(200);
});
