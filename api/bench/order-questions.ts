import { orderDues, orderQueues } from '@ritual/shared/contract';
import { shippingMethods } from '@ritual/shared/kernel';
import type { Db } from '../src/db/client.ts';
import { sql } from '../src/db/drizzle.ts';
import { questionsOf as of, type StaffQuestion } from './ask-staff.ts';

const size = 50;
const list = (rest: string) => `/api/admin/orders?size=${size}${rest}`;

/** What the staff asks for all day: every list, search, and the overview; with what there is in the store. */
export async function orderQuestions(db: Db): Promise<readonly StaffQuestion[]> {
  const { rows } = await db.execute<{ id: string; number: string; email: string; tracking: string }>(sql`
    select o.id, o.number, o.email, s.tracking_number as tracking
    from orders o join shipments s on s.order_id = o.id order by o.created_at limit 5`);
  const people = (rest: string) => `/api/admin/people?size=${size}${rest}`;
  return [
    ...of('orders', [list(''), list('&sort=oldest'), list('&sort=total'), list('&sort=shipBy')]),
    ...of(
      'orders by status',
      ['PAID', 'SHIPPED', 'DELIVERED', 'REFUNDED', 'EXPIRED', 'REVIEW'].map((status) =>
        list(`&status=${status}`),
      ),
    ),
    ...of(
      'orders by what waits',
      orderQueues.map((task) => list(`&task=${task}`)),
    ),
    ...of(
      'orders by ship-by date',
      orderDues.map((due) => list(`&task=ship&due=${due}&sort=shipBy`)),
    ),
    ...of(
      'orders by shipping method',
      shippingMethods.map((method) => list(`&method=${method}`)),
    ),
    ...of('orders by place, day and amount', [
      list('&state=MA'),
      list('&state=WY'),
      list('&from=2026-01-01&to=2026-01-31'),
      list('&min=300&max=400'),
      list('&state=CA&min=500&sort=total'),
    ]),
    ...of(
      'orders found by number',
      rows.map(({ number }) => list(`&q=${number}`)),
    ),
    ...of(
      'orders found by tracking',
      rows.map(({ tracking }) => list(`&q=${tracking}`)),
    ),
    ...of('orders found by words', [
      ...rows.map(({ email }) => list(`&q=${encodeURIComponent(email)}`)),
      ...['maya', 'collins', 'ma co', 'xyzzy nobody', 'jordan reyes'].map((q) =>
        list(`&q=${encodeURIComponent(q)}`),
      ),
    ]),
    ...of('orders by tag', [list('&tag=gift'), '/api/admin/order-tags']),
    ...of(
      'an order',
      rows.map(({ id }) => `/api/admin/orders/${id}`),
    ),
    ...of('people', [people(''), people('&sort=spent'), people('&sort=lastOrder'), people('&sort=name')]),
    ...of(
      'people found by words',
      ['maya', 'collins', 'priya n', 'xyzzy', '555'].map((q) => people(`&q=${encodeURIComponent(q)}`)),
    ),
    ...of('worklist', ['/api/admin/worklist']),
    ...of('low stock', ['/api/admin/low-stock']),
    ...of(
      'figures',
      [7, 30, 90].map((days) => `/api/admin/figures?days=${days}`),
    ),
    ...of(
      'figures of products',
      [7, 30, 90].map((days) => `/api/admin/figures/products?days=${days}`),
    ),
    ...of('audit log', ['/api/admin/audit']),
    ...of('reviews', ['/api/admin/reviews']),
  ];
}
