import { expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';

const store = setUpTestStore();

test('however many reviews a product has, a call gives some of them and counts all', async () => {
  const params = { id: 102 };
  await store.database.db.execute(sql`
    insert into reviews (product_id, rating, fit, title, text, author, state, size, color, created_at)
    select 102, n % 5 + 1, case when n % 2 = 0 then 'small' else 'true' end, n::text, 'x', 'A. B.', 'MA', 'M', 'oat',
      now() - n * interval '1 hour' from generate_series(1, 250) n`);
  const { body: before } = await store.call('reviews', { params });
  expect(before.map(({ title }) => title)).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 1)));
  const { body } = await store.call('reviewPage', { params, query: { sort: 'lowest', offset: '49' } });
  expect(body.counts).toEqual({ stars: [50, 50, 50, 50, 50], fits: { small: 125, true: 125, large: 0 } });
  expect(body.content).toHaveLength(12);
  expect(body.content.slice(0, 3).map(({ rating, title }) => [rating, title])).toEqual([
    [1, '250'],
    [2, '1'],
    [2, '6'],
  ]);
  const { status } = await store.call('reviewPage', { params, query: { limit: '61' } });
  expect(status).toBe(400);
});
