import type { ProductReview, ProductReviewListQuery, ProductReviewSummary } from '@ritual/shared/contract';
import { exactCount } from '@ritual/shared/contract';
import { reviewStatuses, type ReviewStatus } from '@ritual/shared/kernel';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor, type Cursor } from '../../admin-list.ts';
import type { Db } from '../../db/client.ts';
import { and, sql, type SQL } from '../../db/drizzle.ts';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly productId: number;
  readonly productName: string;
  readonly rating: number;
  readonly fit: ProductReview['fit'];
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly state: string;
  readonly size: string;
  readonly color: string;
  readonly status: ReviewStatus;
  readonly answer: string;
  readonly reason: string;
  readonly verified: boolean;
  readonly version: number;
  readonly createdAt: Date | string;
  readonly editedAt: Date | string | null;
  readonly moderatedAt: Date | string | null;
  readonly moderatedBy: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly userId: string | null;
  readonly place: string;
}

const whole = sql`
  select r.id, r.product_id as "productId", p.name as "productName", r.rating, r.fit, r.title, r.text, r.author, r.state, r.size,
    coalesce(c.name, r.color) as color, r.status, r.answer, r.hidden_reason as reason,
    r.order_item_id is not null as verified, r.version,
    r.created_at as "createdAt", r.edited_at as "editedAt", r.moderated_at as "moderatedAt",
    nullif(concat_ws(' ', m.first_name, m.last_name), '') as "moderatedBy",
    o.id as "orderId", o.number as "orderNumber", r.user_id as "userId", r.created_at::text as place
  from reviews r
    join products p on p.id = r.product_id
    left join colors c on c.key = r.color
    left join users m on m.id = r.moderated_by
    left join order_items i on i.id = r.order_item_id
    left join orders o on o.id = i.order_id`;

const excerptLength = 160;
const iso = (at: Date | string) => new Date(at).toISOString();

function presentSummary(row: Row): ProductReviewSummary {
  const { id, productId, productName, rating, title, author, status, verified, version } = row;
  const text = row.text.replace(/\s+/g, ' ');
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
  return {
    ...{ id, productId, productName, rating, title, excerpt, author, status, verified, version },
    answered: row.answer !== '',
    createdAt: iso(row.createdAt),
  };
}

function presentReview({ place: _, ...row }: Row): ProductReview {
  const { createdAt, editedAt, moderatedAt } = row;
  return {
    ...row,
    createdAt: iso(createdAt),
    editedAt: editedAt && iso(editedAt),
    moderatedAt: moderatedAt && iso(moderatedAt),
  };
}

export async function productReviewById(db: Db, id: number): Promise<ProductReview | null> {
  const { rows } = await db.execute<Row>(sql`${whole} where r.id = ${id}`);
  return rows[0] ? presentReview(rows[0]) : null;
}

type Filters = Pick<ProductReviewListQuery, 'status' | 'stars' | 'product' | 'q'>;

function matching({ status, stars, product, q }: Filters): SQL | undefined {
  return and(
    status && sql`r.status = ${status}`,
    stars === undefined ? undefined : sql`r.rating = ${stars}`,
    product === undefined ? undefined : sql`r.product_id = ${product}`,
    found(q),
  );
}

/** Words of a search are text, not patterns. */
function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  if (/^\d{1,9}$/.test(q)) return sql`r.product_id = ${Number(q)}`;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`r.product_id in (select id from products where name ilike ${pattern})`;
}

/** As the database writes it; another text would be its error, and not the caller's. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/));
const place = z.tuple([z.boolean(), time, z.int()]);

/** Those that wait come first, then the newest: the order of the index. */
export async function productReviewPage(db: Db, query: ProductReviewListQuery) {
  const { after, size } = query;
  const before = decodeCursor(after, place);
  const beyond =
    before &&
    sql`((r.status = 'PENDING'), r.created_at, r.id) < (${before[0]}::boolean, ${before[1]}::timestamptz, ${before[2]}::integer)`;
  const where = and(matching(query), beyond);
  const { rows } = await db.execute<Row>(sql`
    ${whole} ${where ? sql`where ${where}` : sql``}
    order by (r.status = 'PENDING') desc, r.created_at desc, r.id desc limit ${size + 1}`);
  const cursorOf = (row: Row): Cursor => [row.status === 'PENDING', row.place, row.id];
  return adminPage(rows, size, { cursorOf, present: presentSummary });
}

export function countProductReviews(db: Db, filters: Filters): Promise<{ count: number; exact: boolean }> {
  const where = matching(filters);
  return boundedCount(db, sql`from reviews r ${where ? sql`where ${where}` : sql``}`);
}

/** Up to 10,000 each: no more is read than a tab shows. */
export async function countsByStatus(db: Db, filters: Filters): Promise<Record<ReviewStatus, number>> {
  const counts = reviewStatuses.map((status) => {
    const where = matching({ ...filters, status });
    return sql`(select count(*)::int from (select 1 from reviews r where ${where} limit ${exactCount}) counted)
      as ${sql.identifier(status)}`;
  });
  const { rows } = await db.execute<Record<ReviewStatus, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? { PENDING: 0, PUBLISHED: 0, HIDDEN: 0 };
}
