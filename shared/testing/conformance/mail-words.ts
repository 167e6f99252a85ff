import { expect, test } from '@jest/globals';
import type { MailWordsEditor } from '../../contract/index.ts';
import { demoAccounts } from '../../demo/index.ts';
import { mailTemplateIds, mailTemplates, type MailWords } from '../../kernel/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Client } from './client.ts';

/** The staff writes what mails say, looks at it, publishes it, and brings the first words back. */
export function mailWordScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const params = { mail: 'reset-password' };
  const { words } = mailTemplates['reset-password'];
  const editorNow = async (token: string) => (await client().ok('getMailWords', { token, params })).data;
  const saved = async (token: string, content: MailWords, { version }: Pick<MailWordsEditor, 'version'>) =>
    (await client().ok('saveMailDraft', { token, params, body: { version, content } })).data;
  const published = async (token: string, { version }: MailWordsEditor, at: string | null = null) =>
    (await client().ok('publishMail', { token, params, body: { version, at } })).data;
  const preview = async (token: string, version?: number) =>
    (
      await client().ok('previewMail', {
        ...{ token, params, query: version === undefined ? {} : { version: String(version) } },
      })
    ).data;

  test('every mail of the store has its first words, its fields and its parts', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: list } = await ok('listMailWords', { token });
    expect(list.mails.map(({ mail }) => mail)).toEqual(mailTemplateIds);
    const editor = await editorNow(token);
    expect(editor).toMatchObject({ version: 0, content: words, draft: null });
    expect(editor.versions).toMatchObject([{ id: 0, state: 'SHOWN' }]);
    expect(editor.template).toMatchObject({
      ...{ mail: 'reset-password', group: 'account', parts: [] },
      buttons: [{ name: 'reset', label: 'The link that sets a new password' }],
    });
    expect(editor.template.fields.map(({ name }) => name)).toEqual([
      ...['first_name', 'link_life', 'shop', 'reach_us'],
    ]);
    for (const mail of ['nothing', 'to-string'])
      await refused('getMailWords', 'MAIL_WORDS_NOT_FOUND', { token, params: { mail } });
  });

  test('a draft is previewed, published, and the first words come back', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const subject = 'Another password for {{first_name}}';
    const draft = await saved(token, { ...words, subject }, await editorNow(token));
    expect((await preview(token)).subject).toBe('Another password for Maya');
    expect((await preview(token, 0)).subject).toBe(words.subject);
    const stateNow = async () =>
      (await ok('listMailWords', { token })).data.mails.find(({ mail }) => mail === params.mail);
    expect(await stateNow()).toMatchObject({ state: 'FIRST', hasDraft: true });
    const live = await published(token, draft);
    expect(await stateNow()).toMatchObject({ state: 'OWN', hasDraft: false, scheduledAt: null });
    expect(live).toMatchObject({
      draft: null,
      content: { subject },
      versions: [{ state: 'SHOWN' }, { id: 0 }],
    });
    const id = live.versions[0]?.id ?? 0;
    expect((await preview(token, id)).subject).toBe('Another password for Maya');
    const unknown = { token, params, query: { version: '9999999' } };
    await refused('previewMail', 'CONTENT_VERSION_NOT_FOUND', unknown);
    const { version } = live;
    await refused('publishMail', 'CONTENT_NO_DRAFT', { token, params, body: { version, at: null } });
    await refused('discardMailDraft', 'CONTENT_NO_DRAFT', { token, params, body: { version } });
    const first = { token, params: { ...params, id: 0 }, body: { version } };
    const { data: restored } = await ok('restoreMail', first);
    expect(restored.content).toEqual(words);
    const { data: back } = await ok('discardMailDraft', {
      token,
      params,
      body: { version: restored.version },
    });
    expect(back).toMatchObject({ draft: null, content: { subject } });
    const { data: again } = await ok('restoreMail', { ...first, body: { version: back.version } });
    expect((await published(token, again)).content).toEqual(words);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({
      ...{ action: 'content.publish', subject: { type: 'content', id: 'mail.reset-password' } },
    });
  });

  test('a version waits for its time, is taken back, and of two editors the second is told', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const seen = await editorNow(token);
    const draft = await saved(token, { ...words, heading: 'Later' }, seen);
    const late = { token, params, body: { version: seen.version, content: words } };
    const { body: refusal } = await refused('saveMailDraft', 'CONTENT_CHANGED', late);
    expect(refusal['details']).toMatchObject({ current: { content: { heading: 'Later' } } });
    const past = { version: draft.version, at: '2020-01-01T00:00:00.000Z' };
    await refused('publishMail', 'VALIDATION_FAILED', { token, params, body: past });
    const at = '2120-01-01T00:00:00.000Z';
    const waiting = await published(token, draft, at);
    expect(waiting.versions[0]).toMatchObject({ state: 'SCHEDULED', publishAt: at });
    expect(waiting.content.heading).toBe(seen.content.heading);
    const { data: list } = await ok('listMailWords', { token });
    expect(list.mails.find(({ mail }) => mail === params.mail)?.scheduledAt).toBe(at);
    const given = {
      ...{ token, params: { ...params, id: waiting.versions[0]?.id ?? 0 } },
      body: { version: waiting.version },
    };
    const { data: back } = await ok('withdrawMail', given);
    expect(back.versions[0]).toMatchObject({ state: 'WITHDRAWN' });
    const twice = { ...given, body: { version: back.version } };
    await refused('withdrawMail', 'CONTENT_NOT_SCHEDULED', twice);
  });

  test('unknown fields, HTML and a missing link are refused at their place', async () => {
    const { refused } = client();
    const token = await administrator();
    const { version } = await editorNow(token);
    const refusedAt = async (change: Partial<MailWords>) => {
      const body = { version, content: { ...words, ...change } };
      const { body: answer } = await refused('saveMailDraft', 'VALIDATION_FAILED', { token, params, body });
      return (answer['details'] as { fields: { path: string }[] }).fields.map(({ path }) => path);
    };
    expect(await refusedAt({ subject: 'For {{order_number}}' })).toEqual(['content.subject']);
    expect(await refusedAt({ heading: '<b>New</b>' })).toEqual(['content.heading']);
    expect(await refusedAt({ preheader: ' ' })).toEqual(['content.preheader']);
    expect(await refusedAt({ blocks: [] })).toEqual(['content.blocks']);
    expect(await refusedAt({ blocks: [{ kind: 'text', text: ' ', when: null }] })).toEqual([
      'content.blocks.0.text',
    ]);
  });

  test('a test goes to who asks for it, and is in the log', async () => {
    const { ok } = client();
    const token = await administrator();
    const own = demoAccounts.find(({ role }) => role === 'ADMIN')?.email;
    const { data } = await ok('testMail', { token, params, body: { version: 0 } });
    expect(data).toEqual({ recipient: own, sending: false });
    const { data: mails } = await ok('listMails', { token, query: { q: `Test: ${words.subject}` } });
    expect(mails.content[0]).toMatchObject({ kind: 'test', recipient: own });
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({ action: 'content.test', fields: ['tested'] });
  });
}
