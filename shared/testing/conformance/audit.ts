import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import type { Client } from './client.ts';
import { newPerson, unusedId } from './people.ts';

export function auditScenarios(client: () => Client): void {
  const owner = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    const { data } = await client().ok('login', { body: { email, password: demoPassword } });
    return { token: data.token, id: (await client().ok('me', data)).data.id };
  };
  const write = async (token: string) => {
    const body = { email: newPerson().email, role: 'catalog' };
    return (await client().ok('inviteToStaff', { token, body })).data.id;
  };
  /** Yesterday and tomorrow, wherever the test runs. */
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);

  test('every write is in the log: who, what, and what it was and became', async () => {
    const { ok, refused } = client();
    const { token, id: actorId } = await owner();
    const id = await write(token);
    await ok('withdrawInvitation', { token, params: { id } });
    const query = { subject: `invitation:${id}` };
    const { data } = await ok('listAudit', { token, query });
    const common = {
      ...{ actor: { id: actorId, name: expect.any(String) }, actorRole: 'owner', fields: ['role'] },
      subject: { type: 'invitation', id, name: null },
    };
    expect(data).toMatchObject({
      ...{ count: 2, exact: true, next: null },
      content: [
        { ...common, action: 'invitation.withdraw', before: { role: 'catalog' }, after: null },
        { ...common, action: 'invitation.send', before: null, after: { role: 'catalog' } },
      ],
    });
    const [entry] = data.content;
    const params = { id: entry?.id ?? 0 };
    expect((await ok('getAuditEntry', { token, params })).data).toEqual(entry);
    await refused('getAuditEntry', 'AUDIT_ENTRY_NOT_FOUND', { token, params: { id: 999_999_999 } });
    expect(data.content[0]?.requestId).toBe('conformance-withdrawInvitation');
  });

  test('the log is filtered by who, what and when, and read page by page', async () => {
    const { ok, refused } = client();
    const { token, id: actor } = await owner();
    const ids = [await write(token), await write(token)];
    const idsOf = async (query: Record<string, string | number>) => {
      const { content } = (await ok('listAudit', { token, query: { size: 2, ...query } })).data;
      return content.map(({ subject }) => subject.id);
    };
    const newest = ids.toReversed();
    expect(await idsOf({})).toEqual(newest);
    expect(await idsOf({ actor, action: 'invitation', from: day(-1), to: day(1) })).toEqual(newest);
    expect(await idsOf({ action: 'invitation.send' })).toEqual(newest);
    for (const none of [{ actor: unusedId }, { action: 'nothing' }, { from: day(2) }, { to: day(-2) }]) {
      expect(await idsOf(none)).toEqual([]);
    }
    const first = (await ok('listAudit', { token, query: { size: 1 } })).data;
    const second = (await ok('listAudit', { token, query: { size: 1, after: first.next ?? '' } })).data;
    expect([first, second].map(({ content }) => content[0]?.subject.id)).toEqual(newest);
    await refused('listAudit', 'VALIDATION_FAILED', { token, query: { from: 'yesterday' } });
  });

  test('the log is exported, and the export is in it', async () => {
    const { ok } = client();
    const { token } = await owner();
    const id = await write(token);
    const { data } = await ok('exportAudit', { token, body: { subject: `invitation:${id}` } });
    const lines = data.csv.split('\r\n');
    expect([lines.length, data.rows, data.next]).toEqual([3, 1, null]);
    expect(lines[0]).toMatch(/^"Id","Time","Who"/);
    expect(lines[1]).toContain(`"invitation:${id}","role","","{""role"":""catalog""}"`);
    const { content } = (await ok('listAudit', { token, query: { action: 'audit.export', size: 1 } })).data;
    expect(content).toMatchObject([{ fields: ['rows'], after: { rows: 1 } }]);
  });
}
