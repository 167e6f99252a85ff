import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defaultPages, plainBlocks, type PageSource } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { newPerson } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'owner');
});
beforeEach(async () => {
  await store.database.db.execute(sql`delete from content_versions`);
  await store.database.db.execute(sql`delete from content_pages`);
});

const source = (text: string): PageSource => ({ title: 'A page', description: 'About it', intro: '', text });
const editorOf = async (page: string) =>
  (await store.call('getPageEditor', { token, params: { page } })).body;
const save = async (page: string, content: PageSource) => {
  const { version } = await editorOf(page);
  return store.call('savePageDraft', { token, params: { page }, body: { version, content } });
};
const publish = async (page: string, content: PageSource, at: string | null = null) => {
  const { body } = await save(page, content);
  return store.call('publishPage', { token, params: { page }, body: { version: body.version, at } });
};
const wordsOf = async (page: string) => {
  const { body } = await store.call('getPage', { params: { page }, query: {} });
  return plainBlocks(body.sections.flatMap(({ blocks }) => blocks));
};

test('a version that waits is shown from its moment on', async () => {
  await publish('terms', source('Now'));
  await publish('terms', source('Then'), '2120-01-01T00:00:00Z');
  expect(await wordsOf('terms')).toBe('Now');
  const listed = async () => {
    const { body } = await store.call('listAdminPages', { token });
    return body.content.find(({ page }) => page === 'terms');
  };
  expect(await listed()).toMatchObject({ scheduled: 1, draft: false, title: 'A page' });
  await store.database.db.execute(
    sql`update content_versions set publish_at = clock_timestamp() where publish_at > now()`,
  );
  expect(await wordsOf('terms')).toBe('Then');
  expect(await listed()).toMatchObject({ scheduled: 0 });
});

test('the list of versions has what is shown, however many were taken back that lay after it', async () => {
  const { body: live } = await publish('terms', source('Now'));
  await store.database.db.execute(sql`
    insert into content_versions (kind, state, body, version, published_at, publish_at)
    select 'page.terms', 'WITHDRAWN', '{}'::jsonb, 1, now(), '2120-01-01' from generate_series(1, 60)`);
  const { versions, content } = await editorOf('terms');
  expect(content.text).toBe('Now');
  expect(versions.find(({ state }) => state === 'SHOWN')?.id).toBe(live.versions[0]?.id);
  expect(versions.at(-1)).toMatchObject({ id: 0, state: 'PAST' });
});

test('who changed what is in the log', async () => {
  const { body } = await store.call('createPage', { token, body: { slug: 'our-story', title: 'Our story' } });
  await publish(body.page, source('We began.'));
  const { version } = await editorOf(body.page);
  await store.call('movePage', { token, params: { page: body.page }, body: { slug: 'about-us', version } });
  const { rows } = await store.database.db.execute<{ action: string; subject_id: string; after: object }>(sql`
    select e.action, e.subject_id, v.after from audit_entries e join audit_values v on v.entry_id = e.id
    where e.subject_type = 'content' order by e.id desc limit 4`);
  expect(rows.map(({ action }) => action)).toEqual([
    ...['content.move', 'content.publish', 'content.save', 'content.create'],
  ]);
  expect(rows.every(({ subject_id: id }) => id === `page.${body.page}`)).toBe(true);
  expect(rows[0]?.after).toEqual({ address: 'about-us' });
  expect(rows[2]?.after).toMatchObject({ draft: true, text: 'We began.' });
});

test('what another release wrote in a form that is not known is not shown: the default is, and an own page is not found', async () => {
  await publish('faq', source('Now'));
  const { body } = await store.call('createPage', { token, body: { slug: 'our-story', title: 'Our story' } });
  await publish(body.page, source('We began.'));
  await store.database.db.execute(sql`update content_versions set body = '{"blocks":[]}'`);
  const { body: shown } = await store.call('getPage', { params: { page: 'faq' }, query: {} });
  expect(shown.title).toBe(defaultPages.faq.title);
  const { status } = await store.call('getPage', { params: { page: 'our-story' }, query: {} });
  expect(status).toBe(404);
});

test('of two that want one address one gets it', async () => {
  const body = { slug: 'our-story', title: 'Our story' };
  const answers = await Promise.all([1, 2].map(() => store.call('createPage', { token, body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('a change of what the shop promises shows in a text that was published before', async () => {
  await publish('returns', source('{{return_days}} days.'));
  expect(await wordsOf('returns')).toBe('30 days.');
  const { body: settings } = await store.call('getSettings', { token });
  const { policy, policyVersion: version } = settings;
  if (!policy) throw new Error('The settings have no promises.');
  await store.call('updatePolicy', { token, body: { ...policy, returnDays: 45, version } });
  expect(await wordsOf('returns')).toBe('45 days.');
  await store.database.db.execute(sql`delete from shop_policy`);
});

test('without the right to change settings nothing is written', async () => {
  const member = await newPerson(store);
  const { db } = store.database;
  await putOnStaff(db, (await store.call('me', { token: member.token })).body.id, 'support');
  const params = { page: 'terms' };
  const { status } = await store.call('getPageEditor', { token: member.token, params });
  const body = { version: 0, content: source('Mine') };
  const refused = await store.call('savePageDraft', { token: member.token, params, body });
  expect([status, refused.status]).toEqual([200, 403]);
});
