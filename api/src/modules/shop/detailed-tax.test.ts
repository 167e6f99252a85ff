import { expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();

test('of two counties that share ZIP codes since before that was refused, one is ended on a day to come', async () => {
  const { token } = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'owner');
  const { rows } = await store.database.db.execute<{ id: number; name: string }>(sql`
    insert into detailed_tax_rules (state, level, name, zips, rate, starts_on, ends_on) values
      ('CA', 'county', 'Napa', '{945}', 0.5, '2020-01-01', null), ('CA', 'county', 'Solano', '{945}', 0.125, '2020-01-01', null),
      ('CA', 'county', 'Yolo', '{945}', 1, null, '2019-12-31')
    returning id, name`);
  const [napa, , yolo] = rows.map(({ id }) => String(id));
  const days = (id = '', from: string | null, until: string | null) =>
    store.call('updateDetailedTaxRule', { token, params: { id }, body: { from, until, version: 1 } });
  expect((await days(napa, '2020-01-01', '2030-12-31')).status).toBe(200);
  // On days that it had not, another one is in the way as before.
  expect((await days(yolo, null, null)).body.code).toBe('VALIDATION_FAILED');
});
