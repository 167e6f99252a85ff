import { reviewPolicy } from '@ritual/shared/kernel';
import { anyOf, sql } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { orderItems } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { reviewRequestMail } from '../mail/review-mails.ts';
import { enqueueMail } from '../modules/mails/outbox.ts';
import { shopFacts } from '../modules/shop/repository.ts';
import { stopToken } from '../modules/product-reviews/stop-mails.ts';

interface Due extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly items: readonly string[];
}

const atOnce = 50;

/**
 * Asks for reviews some days after the last parcel has arrived, once for an order: of those who have chosen to be asked, at an
 * address that is known to be theirs. Not while something is open about the order (a return, a refund, a dispute), and not when all
 * of it was given back or is reviewed. Answers with how many were asked.
 */
export async function askForReviews(deps: Deps): Promise<number> {
  let asked = 0;
  for (;;) {
    const now = await deps.database.transaction((tx) => askSome(deps, tx));
    asked += now;
    if (now < atOnce) return asked;
  }
}

async function askSome({ settings }: Deps, tx: Db): Promise<number> {
  // Such a mail says the postal address of its sender, which the shop does not have yet.
  if ((await shopFacts(tx)) === null) return 0;
  const { askAfterDays, askWithinDays } = reviewPolicy;
  const days = (count: number) => sql`make_interval(days => ${count})`;
  // Who is deleted meanwhile waits for the mail, and takes it along.
  const { rows } = await tx.execute<Due>(sql`
    select o.id, o.number, u.id as "userId", u.email, u.first_name as "firstName", array(${unreviewed}) as items
    from orders o join users u on u.id = o.user_id join preferences f on f.user_id = u.id
    where not o.test and o.fulfillment_state = 'DELIVERED' and o.payment_state in ('PAID', 'PARTIALLY_REFUNDED')
      and o.delivered_at between now() - ${days(askWithinDays)} and now() - ${days(askAfterDays)}
      and f.review_requests and u.email_verified_at is not null and u.blocked_at is null
      and not exists (
        select from returns t where t.order_id = o.id and t.status in ('REQUESTED', 'APPROVED', 'RECEIVED'))
      and not exists (select from refunds t where t.order_id = o.id and t.done_at is null)
      and not exists (select from disputes t where t.order_id = o.id and t.state in ('inquiry', 'open'))
      and not exists (select from outbox m where m.dedupe_key = 'review-request:' || o.id)
      and exists (${unreviewed})
    order by o.delivered_at limit ${atOnce} for share of u`);
  if (rows.length === 0) return 0;
  const items = await tx
    .select()
    .from(orderItems)
    .where(
      anyOf(
        orderItems.id,
        rows.flatMap((row) => row.items),
      ),
    )
    .orderBy(orderItems.position);
  for (const { id, number, userId, email, firstName } of rows) {
    const of = { order: { id, number }, to: { email, firstName }, token: stopToken(settings, userId) };
    const own = items.filter(({ orderId }) => orderId === id);
    await enqueueMail(tx, reviewRequestMail({ ...of, items: own }, settings.publicUrl));
  }
  return rows.length;
}

/**
 * Lines of the order `o` of which a piece has stayed and that have no review. A product that is gone has no page for one.
 */
const unreviewed = sql`
  select i.id from order_items i join products p on p.id = i.product_id
  where i.order_id = o.id and not exists (select from reviews r where r.order_item_id = i.id)
    and i.shipped > (
      select coalesce(sum(l.quantity), 0) from return_lines l join returns t on t.id = l.return_id
      where l.order_item_id = i.id and t.status <> 'REJECTED')`;
