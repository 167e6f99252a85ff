import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import { randomHex } from '../../http/index.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { unusedId, newShopper } from './people.ts';

export function mailBoxScenarios(client: () => Client, backend: () => Backend): void {
  const administrator = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  /** Sends a message to the store, which answers with a receipt by mail. */
  const write = async () => {
    const email = `box.${randomHex(6)}@example.com`;
    const message = `How many pieces of ${randomHex(6)} are left?`;
    const body = { name: 'Nora Test', email, topic: 'SIZE', message, seconds: 30 };
    await client().ok('sendMessage', { body });
    return { email, message };
  };
  const find = async (token: string, q: string) => {
    const { data } = await client().ok('listMails', { token, query: { q } });
    const [found] = data.content;
    if (!found) throw new Error(`No mail is found by ${q}.`);
    return found;
  };

  test('a mail waits, can be read, fails, and is sent again once', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { email, message } = await write();
    const waiting = await find(token, email.toUpperCase());
    expect(waiting).toMatchObject({
      kind: 'contact-receipt',
      recipient: email,
      state: 'waiting',
      attempts: 0,
      retryable: false,
      lastError: null,
      sentAt: null,
      failedAt: null,
      nextAttemptAt: expect.any(String),
    });
    const given = { token, params: { id: waiting.id } };
    const { data: whole } = await ok('getMail', given);
    expect(whole).toMatchObject({ ...waiting, text: expect.stringContaining(message) });
    expect(whole.html).toContain(message);
    await refused('retryMail', 'MAIL_NOT_RETRYABLE', given);

    await backend().refuseMails();
    const failed = await find(token, email);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, retryable: true, nextAttemptAt: null });
    expect(failed).toMatchObject({ failedAt: expect.any(String), lastError: 'Error: 550 no such box' });
    const { data: again } = await ok('retryMail', given);
    expect(again).toMatchObject({ id: waiting.id, state: 'waiting', attempts: 0, failedAt: null });
    await refused('retryMail', 'MAIL_NOT_RETRYABLE', given);
  });

  test('the link of a failed mail is not shown and the mail cannot be sent again', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { email } = await newShopper(client());
    await ok('forgotPassword', { body: { email } });
    const link = (await backend().linkOf(email, 'reset')) ?? '';
    const { id } = await find(token, email);
    await backend().refuseMails();
    const { data } = await ok('getMail', { token, params: { id } });
    expect(data).toMatchObject({ kind: 'reset-password', state: 'failed', retryable: false });
    expect(link).not.toBe('');
    expect(`${data.text} ${data.html}`).not.toContain(link);
    await refused('retryMail', 'MAIL_NOT_RETRYABLE', { token, params: { id } });
  });

  test('mails are listed in pages, newest first, counted by state', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { email: domain } = await write();
    const { data: all } = await ok('listMails', { token, query: { size: 2 } });
    expect(all.content[0]?.recipient).toBe(domain);
    expect(all.content).toHaveLength(2);
    const { waiting, sent, failed } = all.counts;
    expect(waiting + sent + failed).toBe(all.totalElements);
    expect([all.last, all.sending]).toEqual([false, false]);
    const { data: next } = await ok('listMails', { token, query: { size: 2, page: 1 } });
    expect(next.content.map(({ id }) => id)).not.toContain(all.content[1]?.id);
    expect([all.count, all.exact]).toEqual([all.totalElements, true]);
    const after = all.next ?? '';
    const { data: following } = await ok('listMails', { token, query: { size: 2, after } });
    expect(following.content).toEqual(next.content);
    const { data: only } = await ok('listMails', { token, query: { state: 'failed', size: 50 } });
    expect(only.totalElements).toBe(failed);
    expect(only.content.every(({ state }) => state === 'failed')).toBe(true);
    const { data: none } = await ok('listMails', { token, query: { q: '100%_' } });
    expect([none.content, none.last]).toEqual([[], true]);
    await refused('listMails', 'VALIDATION_FAILED', { token, query: { state: 'lost' } });
  });

  test('mails are for administrators', async () => {
    const { refused } = client();
    const { token } = await newShopper(client());
    const admin = await administrator();
    const params = { id: unusedId };
    for (const name of ['getMail', 'retryMail'] as const) {
      await refused(name, 'UNAUTHENTICATED', { params });
      await refused(name, 'FORBIDDEN', { params, token });
      await refused(name, 'MAIL_NOT_FOUND', { params, token: admin });
    }
    await refused('listMails', 'UNAUTHENTICATED');
    await refused('listMails', 'FORBIDDEN', { token });
  });
}
