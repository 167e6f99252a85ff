import { expect, test } from '@jest/globals';
import { randomHex } from '../../http/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Client } from './client.ts';
import { newPerson } from './people.ts';

/** People as administrators find and export them. */
export function foundPeopleScenarios(client: () => Client): void {
  const { administrator, list, registered } = asAdministrator(client);

  test('people are found by parts of name, address and number, all of which have to fit', async () => {
    const { ok } = client();
    const token = await administrator();
    const mark = randomHex(6);
    const body = {
      ...newPerson(),
      firstName: `Zaida${mark}`,
      lastName: "O'Neil-Łuk",
      phone: '(617) 555-0177',
    };
    await ok('register', { body });
    const found = async (q: string) => (await list(token, { q })).content.map(({ email }) => email);
    for (const q of [
      mark,
      mark.toUpperCase(),
      `neil ${mark}`,
      `za ${mark}`,
      `łuk ${mark}`,
      body.email,
      body.email.slice(2, -3),
    ]) {
      expect([q, await found(q)]).toEqual([q, [body.email]]);
    }
    // Two letters begin a word; a wildcard of the database is a letter here.
    for (const q of [`ai ${mark}`, `${mark}%`, `${mark}_`, `${mark} nobody`])
      expect([q, await found(q)]).toEqual([q, []]);
    expect(await found('(617) 555-0177')).toContain(body.email);
    expect(await found('5550177')).toContain(body.email);
    const all = await list(token, {});
    expect(all).toMatchObject({
      exact: true,
      content: expect.arrayContaining([expect.objectContaining({ email: body.email })]),
    });
  });

  test('the list is sorted, filtered and read page by page', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const mark = randomHex(6);
    for (const lastName of ['Bird', 'Adams', 'Crane']) {
      await ok('register', { body: { ...newPerson(), firstName: `Page${mark}`, lastName } });
    }
    const names = async (query: Record<string, string | number>) =>
      (await list(token, { q: mark, ...query })).content.map(({ lastName }) => lastName);
    expect(await names({ sort: 'name' })).toEqual(['Adams', 'Bird', 'Crane']);
    expect(await names({ sort: 'newest' })).toEqual(['Crane', 'Adams', 'Bird']);
    expect((await names({ sort: 'spent' })).length).toBe(3);
    for (const sort of ['name', 'newest', 'lastOrder', 'spent'] as const) {
      const first = await list(token, { q: mark, sort, size: 2 });
      expect([first.content.length, first.count, first.exact]).toEqual([2, 3, true]);
      const second = await list(token, { q: mark, sort, size: 2, after: first.next ?? '' });
      expect([second.content.length, second.next]).toEqual([1, null]);
      const seen = [...first.content, ...second.content].map(({ lastName }) => lastName);
      expect([sort, seen.toSorted()]).toEqual([sort, ['Adams', 'Bird', 'Crane']]);
      if (sort === 'name') {
        const other = { q: mark, sort: 'newest', after: first.next ?? '' };
        expect((await refused('listPeople', 'VALIDATION_FAILED', { token, query: other })).fields).toEqual([
          'after',
        ]);
      }
    }
    const query = { after: 'made-up' };
    expect((await refused('listPeople', 'VALIDATION_FAILED', { token, query })).fields).toEqual(['after']);
    expect(await names({ role: 'ADMIN' })).toEqual([]);
    expect(
      await names({ role: 'USER', blocked: 'no', verified: 'no', orders: 'no', consent: 'unasked' }),
    ).toHaveLength(3);
    for (const none of [
      { blocked: 'yes' },
      { verified: 'yes' },
      { orders: 'yes' },
      { consent: 'analytics' },
      { to: '2020-01-01' },
    ]) {
      expect(await names(none)).toEqual([]);
    }
    expect(await names({ from: '2020-01-01', to: '2099-01-01' })).toHaveLength(3);
    const [person] = (await list(token, { q: mark, sort: 'name' })).content;
    const id = person?.id ?? '';
    await ok('blockPerson', { token, params: { id }, body: { reason: 'Test' } });
    expect(await names({ blocked: 'yes' })).toEqual(['Adams']);
  });

  test('the list is exported as lines, and one person as their own download has it', async () => {
    const { ok } = client();
    const { token, email, admin, given } = await registered();
    const { data: part } = await ok('exportPeople', { token: admin, body: { q: email } });
    expect([part.rows, part.next]).toEqual([1, null]);
    const chosen = { ids: [given.params.id] };
    expect((await ok('exportPeople', { token: admin, body: chosen })).data.csv).toBe(part.csv);
    const [head, row, end] = part.csv.split('\r\n');
    // As spreadsheets read it.
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(head).toBe(
      '"Id","First name","Last name","Email","Phone","Confirmed","Blocked (Eastern time)","Created (Eastern time)","Orders","Spent (USD)","Last order (Eastern time)"',
    );
    expect(row).toMatch(
      new RegExp(
        `^"${given.params.id}","Nora","Test","${email}","617-555-0199","no","","${time}","0","0.00",""$`,
      ),
    );
    expect(end).toBe('');
    const { data: own } = await ok('exportMe', { token });
    const { data: theirs } = await ok('exportPerson', given);
    expect({ ...theirs, exportedAt: '', sessions: [] }).toEqual({ ...own, exportedAt: '', sessions: [] });
    expect(theirs.sessions).toMatchObject([{ current: false }]);
  });

  test('people are for the staff alone', async () => {
    const { refused } = client();
    const { token, given } = await registered();
    for (const name of [
      'listPeople',
      'getPerson',
      'updatePerson',
      'blockPerson',
      'exportPeople',
      'erasePerson',
    ] as const) {
      await refused(name, 'UNAUTHENTICATED', { params: given.params });
      await refused(name, 'FORBIDDEN', { params: given.params, token });
    }
  });
}
