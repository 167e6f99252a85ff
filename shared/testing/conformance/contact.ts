import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import { randomHex } from '../../http/index.ts';
import { contactPolicy } from '../../kernel/index.ts';
import type { Client } from './client.ts';
import { newPerson, unusedId, newShopper } from './people.ts';

export function contactScenarios(client: () => Client): void {
  const message = (more: object = {}) => ({
    name: 'Nora Test',
    email: `nora.${randomHex(6)}@example.com`,
    topic: 'SIZE',
    message: `Which size for ${randomHex(8)}?`,
    seconds: 30,
    ...more,
  });
  const administrator = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  const send = async (body: object, token?: string) =>
    (await client().ok('sendMessage', { body, token })).data.reference;
  /** The message as administrators see it. */
  const find = async (token: string, q: string) => {
    const { data } = await client().ok('listMessages', { token, query: { q } });
    const [found] = data.content;
    if (!found) throw new Error(`No message is found by ${q}.`);
    return (await client().ok('getMessage', { token, params: { id: found.id } })).data;
  };

  test('a message is found, read and answered', async () => {
    const { ok } = client();
    const token = await administrator();
    const body = message({ name: ' Nora\r\nTest ', message: ` First.\r\n\r\nSecond ${randomHex(8)}. ` });
    const reference = await send(body);
    expect(reference).toMatch(/^C-[0-9A-Z]{8}$/);
    const found = await find(token, reference);
    expect(found).toMatchObject({
      reference,
      state: 'NEW',
      topic: 'SIZE',
      name: 'Nora Test',
      email: body.email,
    });
    expect(found).toMatchObject({ userId: null, orderId: null, orderNumber: null, replies: [] });
    expect(found.message).toBe(body.message.trim().replaceAll('\r\n', '\n'));
    const params = { id: found.id };
    const answer = { token, params, body: { text: ' Take the larger one. ', version: found.version } };
    const { data: answered } = await ok('replyToMessage', answer);
    expect(answered).toMatchObject({ state: 'ANSWERED', replies: [{ text: 'Take the larger one.' }] });
    expect((await ok('getMessage', { token, params })).data).toEqual(answered);
    const close = { token, params, body: { state: 'CLOSED', version: answered.version } };
    expect((await ok('setMessageState', close)).data.state).toBe('CLOSED');
  });

  test('the same message sent again is stored once, a different one separately', async () => {
    const body = message();
    const reference = await send(body);
    expect(await send(body)).toBe(reference);
    expect(await send({ ...body, message: `${body.message} Please!` })).not.toBe(reference);
  });

  test('of two administrators who change a message at once, the second gets a conflict', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { id, version } = await find(token, await send(message()));
    const given = { token, params: { id } };
    const { data } = await ok('setMessageState', { ...given, body: { state: 'OPEN', version } });
    await refused('replyToMessage', 'MESSAGE_CHANGED', { ...given, body: { text: 'Yes.', version } });
    await refused('setMessageState', 'MESSAGE_CHANGED', { ...given, body: { state: 'SPAM', version } });
    await ok('replyToMessage', { ...given, body: { text: 'Yes.', version: data.version } });
  });

  test('a closed message must be reopened before it can be answered', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { id, version } = await find(token, await send(message()));
    const given = { token, params: { id } };
    const become = async (state: string, from: number) =>
      (await ok('setMessageState', { ...given, body: { state, version: from } })).data.version;
    const closed = await become('CLOSED', version);
    const reply = (from: number) => ({ ...given, body: { text: 'Yes.', version: from } });
    await refused('replyToMessage', 'MESSAGE_STATE_REFUSED', reply(closed));
    const spam = { ...given, body: { state: 'SPAM', version: closed } };
    await refused('setMessageState', 'MESSAGE_STATE_REFUSED', spam);
    await ok('replyToMessage', reply(await become('OPEN', closed)));
  });

  test('what was closed by mistake is new again, and what was answered is answered again', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { id, version } = await find(token, await send(message()));
    const given = { token, params: { id } };
    const become = async (state: string, from: number) =>
      (await ok('setMessageState', { ...given, body: { state, version: from } })).data.version;
    const isNew = await become('NEW', await become('CLOSED', version));
    await refused('setMessageState', 'MESSAGE_STATE_REFUSED', {
      ...given,
      body: { state: 'ANSWERED', version: isNew },
    });
    const { data: answered } = await ok('replyToMessage', {
      ...given,
      body: { text: 'Yes.', version: isNew },
    });
    const again = await become('ANSWERED', await become('SPAM', answered.version));
    await refused('setMessageState', 'MESSAGE_STATE_REFUSED', {
      ...given,
      body: { state: 'NEW', version: again },
    });
    expect((await ok('getMessage', given)).data.state).toBe('ANSWERED');
  });

  test.each([
    ['a filled honeypot', { website: 'https://example.com' }],
    ['sent within a second', { seconds: 1 }],
  ])('spam gets the same answer and is listed separately (%s)', async (_what, more) => {
    const token = await administrator();
    const reference = await send(message(more));
    const query = { q: reference };
    const { data } = await client().ok('listMessages', { token, query });
    expect([data.content, data.totalElements, data.counts.SPAM]).toEqual([[], 0, 1]);
    const { data: spam } = await client().ok('listMessages', { token, query: { ...query, state: 'SPAM' } });
    expect(spam).toMatchObject({ totalElements: 1, last: true, content: [{ reference, state: 'SPAM' }] });
  });

  test('messages are listed in pages, newest first, counted by state', async () => {
    const token = await administrator();
    const q = `Word${randomHex(6)}`;
    const references = [];
    for (const index of [1, 2, 3]) references.push(await send(message({ message: `${q} number ${index}` })));
    const list = async (page: number) =>
      (await client().ok('listMessages', { token, query: { q, page, size: 2, state: 'NEW' } })).data;
    const [first, second] = [await list(0), await list(1)];
    const shown = [...first.content, ...second.content].map(({ reference }) => reference);
    expect(shown).toEqual(references.toReversed());
    expect([first.last, second.last, first.totalElements]).toEqual([false, true, 3]);
    const after = first.next ?? '';
    const query = { q, size: 2, state: 'NEW', after } as const;
    const { data: following } = await client().ok('listMessages', { token, query });
    expect([following.content, following.next]).toEqual([second.content, null]);
    expect(first.counts).toEqual({ NEW: 3, OPEN: 0, ANSWERED: 0, CLOSED: 0, SPAM: 0 });
    expect(first.content[0]?.excerpt).toBe(`${q} number 3`);
    const { data } = await client().ok('listMessages', { token, query: { q: '100%_' } });
    expect(data.content).toEqual([]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nora@' }],
    ['email', { email: 'nora@example.com\r\nBcc: all@example.com' }],
    ['topic', { topic: 'WEATHER' }],
    ['orderNumber', { topic: 'ORDER', orderNumber: '12' }],
    ['message', { message: 'Too short' }],
    ['message', { message: 'x'.repeat(contactPolicy.messageMax + 1) }],
  ])('a message is refused for its %s (%#)', async (name, wrong) => {
    const given = { body: message(wrong) };
    expect((await client().refused('sendMessage', 'VALIDATION_FAILED', given)).fields).toEqual([name]);
  });

  test('an order number is accepted in any spelling; the answer does not reveal whether it exists', async () => {
    const token = await administrator();
    const reference = await send(message({ topic: 'ORDER', orderNumber: ' #rop-7k3m9q ' }));
    expect(await find(token, reference)).toMatchObject({ orderNumber: 'ROP-7K3M9Q', orderId: null });
    const other = await send(message({ topic: 'SIZE', orderNumber: 'ROP-7K3M9Q' }));
    expect(await find(token, other)).toMatchObject({ orderNumber: null });
  });

  test("a signed-in shopper's messages are in their data and are deleted with the account", async () => {
    const { ok, refused } = client();
    const person = newPerson();
    const { data } = await ok('register', { body: person });
    const reference = await send(message({ email: person.email, seconds: 0 }), data.token);
    const { data: mine } = await ok('exportMe', { token: data.token });
    expect(mine.messages).toMatchObject([{ reference, email: person.email, replies: [] }]);
    const token = await administrator();
    const { id } = await find(token, reference);
    await ok('deleteMe', { token: data.token, body: { password: person.password } });
    await refused('getMessage', 'MESSAGE_NOT_FOUND', { token, params: { id } });
  });

  test('messages are for administrators', async () => {
    const { refused } = client();
    const { token } = await newShopper(client());
    const params = { id: unusedId };
    const bodies = {
      replyToMessage: { text: 'Hi', version: 1 },
      setMessageState: { state: 'OPEN', version: 1 },
    };
    const admin = await administrator();
    for (const name of ['getMessage', 'replyToMessage', 'setMessageState'] as const) {
      const given = { params, body: name === 'getMessage' ? {} : bodies[name] };
      await refused(name, 'UNAUTHENTICATED', given);
      await refused(name, 'FORBIDDEN', { ...given, token });
      await refused(name, 'MESSAGE_NOT_FOUND', { ...given, token: admin });
    }
    await refused('listMessages', 'FORBIDDEN', { token });
  });
}
