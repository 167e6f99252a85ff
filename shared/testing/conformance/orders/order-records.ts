import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { csvTime } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { unusedId } from '../people.ts';
import { purchases } from './bought.ts';

/** What the staff keeps beside an order: notes, tags, its address as corrected, mails, and files of the list. */
export function orderRecordScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, colleague } = colleagues(client, backend);
  const { paid, buy } = purchases(client, backend);
  const toKeep = async (index: number) => {
    const bought = await paid(index);
    const admin = { token: await owner(), params: bought.params };
    const { data: order } = await client().ok('getAdminOrder', admin);
    return { ...bought, admin, order };
  };
  const place = { recipientName: 'Nora Test', street: '1 Main Street', city: 'Chicago', zip: '60601' };

  test('notes are the staff’s own, and everybody deletes theirs', async () => {
    const { ok, refused } = client();
    const { admin, token, params } = await toKeep(51);
    const { data: me } = await ok('getAdminMe', admin);
    const { data: one } = await ok('addOrderNote', { ...admin, body: { text: ' Leave it at the door.\n' } });
    const { data: two } = await ok('addOrderNote', { ...admin, body: { text: 'A gift.' } });
    expect(one.notes).toMatchObject([{ text: 'Leave it at the door.', author: me.name, authorId: me.id }]);
    expect(two.notes.map(({ text }) => text)).toEqual(['A gift.', 'Leave it at the door.']);
    const noteId = two.notes[0]?.id ?? '';
    const other = await colleague('fulfillment');
    const theirs = { token: other.token, params: { ...params, noteId } };
    await refused('deleteOrderNote', 'NOTE_NOT_FOUND', theirs);
    const { data: left } = await ok('deleteOrderNote', { ...admin, params: { ...params, noteId } });
    expect(left.notes.map(({ text }) => text)).toEqual(['Leave it at the door.']);
    await refused('addOrderNote', 'VALIDATION_FAILED', { ...admin, body: { text: ' ' } });
    await refused('addOrderNote', 'ORDER_NOT_FOUND', {
      ...admin,
      params: { id: unusedId },
      body: { text: 'x' },
    });
    expect(JSON.stringify((await ok('getOrder', { token, params })).data)).not.toContain('door');
  });

  test('orders are tagged, and found by their tags', async () => {
    const { ok, refused } = client();
    const { admin, order } = await toKeep(52);
    const [gift, late] = [`gift ${randomUUID().slice(0, 6)}`, `late ${randomUUID().slice(0, 6)}`];
    const tag = async (add: string[], remove: string[] = []) =>
      (await ok('tagOrder', { ...admin, body: { add, remove } })).data.tags;
    expect(await tag([late, ` ${gift.toUpperCase()} `])).toEqual([gift, late]);
    expect(await tag([gift])).toEqual([gift, late]);
    const { token } = admin;
    const { data: found } = await ok('listOrders', { token, query: { tag: gift } });
    expect(found.content).toMatchObject([{ id: order.id, tags: [gift, late] }]);
    const { data: known } = await ok('listOrderTags', { token });
    expect(known.tags).toContainEqual({ tag: gift, orders: 1 });
    expect(await tag([], [late, 'not there'])).toEqual([gift]);
    const { fields } = await refused('tagOrder', 'VALIDATION_FAILED', { ...admin, body: { add: ['a,b'] } });
    expect(fields).toEqual(['add.0']);
    const many = Array.from({ length: 20 }, (_, index) => `tag ${String(index)}`);
    await refused('tagOrder', 'TAGS_FULL', { ...admin, body: { add: many } });
    expect((await ok('getAdminOrder', admin)).data.tags).toEqual([gift]);
  });

  test('an address is corrected until everything has left, within its state', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, token, params, email } = await toKeep(53);
    const { data: me } = await ok('getAdminMe', admin);
    const seen = { ...place, email };
    const to = { ...seen, street: '7 Elm Street', city: 'Evanston', zip: '60201', state: 'IL' };
    const correct = (body: object) => ({ ...admin, body: { ...to, seen, ...body } });
    const { data: after } = await ok('correctAddress', correct({}));
    expect(after).toMatchObject({
      street: '7 Elm Street',
      city: 'Evanston',
      zip: '60201',
      state: 'IL',
      email,
    });
    const note = 'The address was corrected.';
    expect(after.timeline.at(-1)).toMatchObject({ status: 'PAID', note, actor: me.name });
    expect(after.mails).toMatchObject([
      { kind: 'address-corrected', recipient: email, state: 'waiting' },
      {},
    ]);
    // The same again changes nothing.
    expect((await ok('correctAddress', correct({}))).data.timeline).toEqual(after.timeline);
    const { data: shoppers } = await ok('getOrder', { token, params });
    expect(shoppers.shippingAddress).toMatchObject({ street: '7 Elm Street', zip: '60201' });

    await refused('correctAddress', 'ADDRESS_CHANGED', correct({ street: '8 Elm Street' }));
    await refused('correctAddress', 'ADDRESS_OTHER_STATE', correct({ state: 'California', zip: '94612' }));
    const { fields } = await refused(
      'correctAddress',
      'VALIDATION_FAILED',
      correct({ zip: '94612', street: ' ' }),
    );
    expect(fields.toSorted()).toEqual(['street', 'zip']);
    const lines = order.items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
    await ok('shipParcel', {
      ...admin,
      body: { carrier: 'UPS', trackingNumber: `A-${randomUUID()}`, lines },
    });
    const now = { ...seen, street: '7 Elm Street', city: 'Evanston', zip: '60201' };
    await refused('correctAddress', 'ADDRESS_FIXED', correct({ street: '8 Elm Street', seen: now }));
  });

  test('an order that is not paid keeps its address', async () => {
    const { token, email, params } = await buy(54);
    const admin = { token: await owner(), params };
    const body = { ...place, street: '7 Elm Street', state: 'IL', email, seen: { ...place, email } };
    await client().refused('correctAddress', 'ADDRESS_FIXED', { ...admin, body });
    await client().ok('cancelOrder', { token, params });
  });

  test('a mail is sent again when it has left or failed, each call once', async () => {
    const { ok, refused } = client();
    const { admin, order, params, email } = await toKeep(5);
    const mailId = order.mails[0]?.id ?? '';
    expect(order.mails).toMatchObject([{ kind: 'order-confirmed', recipient: email, state: 'waiting' }]);
    const again = { ...admin, params: { ...params, mailId }, body: { newId: randomUUID() } };
    await refused('sendMailAgain', 'MAIL_NOT_REPEATABLE', again);
    await backend().refuseMails();
    await ok('sendMailAgain', again);
    const { data: sent } = await ok('sendMailAgain', again);
    expect(sent.mails.map(({ state }) => state)).toEqual(['waiting', 'failed']);
    expect(new Set(sent.mails.map(({ subject }) => subject)).size).toBe(1);
    const unknown = { ...again, params: { ...params, mailId: unusedId } };
    await refused('sendMailAgain', 'MAIL_NOT_FOUND', unknown);
  });

  test('the list is saved as a file by those who may', async () => {
    const { ok, refused } = client();
    const { admin, order } = await toKeep(6);
    const name = `=SUM ${randomUUID().slice(0, 6)}`;
    await ok('tagOrder', { ...admin, body: { add: [name] } });
    const { token } = admin;
    const { data: part } = await ok('exportOrders', { token, body: { tag: name } });
    expect(part).toMatchObject({ rows: 1, next: null });
    const [head, line] = part.csv.trim().split(/\r?\n/);
    expect(head).toMatch(/^"?Order/);
    expect(line).toContain(order.number);
    // As spreadsheets read it, by the clock of the store.
    expect(line).toContain(`"${csvTime(order.createdAt)}"`);
    // A cell that begins like a formula is none.
    expect(line).toMatch(/'=sum/);
    const { data: none } = await ok('exportOrders', { token, body: { tag: name, ids: [unusedId] } });
    expect(none.rows).toBe(0);
    const { token: support } = await colleague('support');
    await refused('exportOrders', 'RIGHT_MISSING', { token: support, body: {} });
  });

  test('an order names the others of its account', async () => {
    const { ok } = client();
    const { admin, order } = await toKeep(7);
    expect(order.otherOrders).toEqual([]);
    const { data: found } = await ok('listOrders', { ...admin, query: { size: '50' } });
    const more = found.content.filter(
      ({ personId }) => found.content.filter((each) => each.personId === personId && personId).length > 1,
    );
    const one = more[0];
    if (!one) return;
    const { data: whole } = await ok('getAdminOrder', { ...admin, params: { id: one.id } });
    expect(whole.otherOrders.length).toBeGreaterThan(0);
    expect(whole.otherOrders.map(({ id }) => id)).not.toContain(one.id);
  });
}
