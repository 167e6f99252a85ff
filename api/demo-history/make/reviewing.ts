import type { WrittenReview } from '@ritual/shared/contract';
import { sql } from '../../src/db/drizzle.ts';
import { changeReview } from '../../src/modules/product-reviews/moderate.ts';
import { writeReview } from '../../src/modules/product-reviews/own.ts';
import { businessTime, end, minute, onDay } from './calendar.ts';
import { newDice } from './random.ts';
import type { Stage } from './stage.ts';

interface Review extends Omit<WrittenReview, 'size'> {
  readonly daysAgo: number;
  /** Of the store. */
  readonly answer?: string;
  /** Why it was hidden; absent: it is published, or was not read yet. */
  readonly hidden?: string;
}

const of = (
  daysAgo: number,
  rating: number,
  fit: WrittenReview['fit'],
  title: string,
  text: string,
  then: Pick<Review, 'answer' | 'hidden'> = {},
): Review => ({ daysAgo, rating, fit, title, text, ...then });

/** Each fits any product of the store; customers who have received one write them in this order. */
const reviews: readonly Review[] = [
  of(74, 5, 'true', 'My new standard', 'The third piece from here, and the one I reach for first on Monday.'),
  of(69, 4, 'true', 'Almost', 'Cut and cloth are right. I wish it came in one more dark color.'),
  of(63, 2, 'small', 'Order a size up', 'Good cloth, but it pinches in my usual size.', {
    answer: 'Thank you, that helps others. Your exchange for the next size is free within 30 days.',
  }),
  of(
    58,
    5,
    'true',
    'Survived the dryer',
    'Against the label I tumbled it twice. Nothing shrank, nothing pilled.',
  ),
  of(
    54,
    5,
    'large',
    'Roomy, as I like it',
    'I could have taken one size less, and I am glad that I did not.',
  ),
  of(
    49,
    1,
    'true',
    'Parcel came a week late',
    'The carrier left it with a neighbor and told nobody about it.',
    {
      hidden: 'It is about the carrier and not about the piece. Tell us how it fits, and we show it.',
    },
  ),
  of(44, 4, 'true', 'Quiet and solid', 'No logo that shouts, no seam that rubs. It is a bit warm for July.'),
  of(
    37,
    5,
    'true',
    'Worth waiting for the sale',
    'I had it on my list since spring. At this price I took two.',
  ),
  of(33, 3, 'small', 'Good, with a but', 'Very soft, but the length is two fingers short on me at 6 ft 1.'),
  of(
    28,
    5,
    'true',
    'For every class',
    'Squats, inversions, the walk home in the rain: it stays where it is.',
  ),
  of(24, 4, 'large', 'A little wide', 'Great feel on the skin. At the waist it could sit closer.', {
    answer: 'Thank you. Our size guide has measurements of the piece itself, which may help next time.',
  }),
  of(
    19,
    5,
    'true',
    'Exactly as in the pictures',
    'The color is the one on my screen, which rarely happens to me.',
  ),
  of(
    15,
    2,
    'true',
    'A thread came loose',
    'After the second wash a thread hung from the hem. I cut it, so far so good.',
    {
      answer:
        'That should not happen. Please write to us with a picture: the warranty covers seams for six months.',
    },
  ),
  of(
    11,
    5,
    'true',
    'Gave one to my sister',
    'She tried mine on and did not give it back. Now we both have one.',
  ),
  of(7, 4, 'true', 'Does what it says', 'Dries over night, packs small, looks decent at dinner.'),
  of(4, 5, 'small', 'Firm hold', 'Tight in a good way. I would not take it for lounging.'),
  of(
    1,
    5,
    'true',
    'Ran the half in it',
    'Thirteen miles in the heat, and no chafing anywhere. I am impressed.',
  ),
  of(1, 3, 'large', 'Nice, but wide', 'It slips when I move fast. The cloth itself is lovely.'),
  of(0, 2, 'small', 'Pulls when I row', 'Standing still it fits. In the boat it is too tight to breathe.'),
];

/** Reviews of buyers, over the whole history; those of the last day wait for approval. They have dice of their own, so that the rest of the history stays the same. */
export function planReviews(stage: Stage): void {
  const dice = newDice(20_260_917);
  for (const review of reviews) {
    const at =
      review.daysAgo === 0 ? end - dice.between(50, 90) * minute : onDay(review.daysAgo, dice.between(8, 22));
    stage.agenda.add(at, () => write(stage, review, dice.next()), { quiet: true });
  }
}

interface Line extends Record<string, unknown> {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly size: string;
}

async function write({ world, agenda, staff }: Stage, review: Review, chance: number): Promise<void> {
  const { deps, database, clock } = world;
  const { daysAgo, answer = '', hidden = '', ...written } = review;
  const { rows } = await database.db.execute<Line>(sql`
    select i.id, o.id as "orderId", o.user_id as "userId", i.size
    from orders o join order_items i on i.order_id = o.id
    where o.fulfillment_state = 'DELIVERED' and o.payment_state = 'PAID' and o.user_id is not null
      and o.delivered_at < now() - interval '2 days' and i.shipped > 0
      and not exists (select from returns t where t.order_id = o.id)
      and not exists (select from reviews r join order_items n on n.id = r.order_item_id where n.order_id = o.id)
      and not exists (select from reviews r where r.user_id = o.user_id)
    order by o.delivered_at desc, i.position limit 20`);
  const line = rows[Math.floor(chance * rows.length)];
  if (!line) return;
  const place = { id: line.orderId, itemId: line.id };
  await writeReview(deps, line.userId, place, { ...written, size: line.size });
  if (daysAgo <= 1) return;
  const at = businessTime(clock.now(), 0, 9 + 7 * chance);
  const decide = () =>
    database.transaction(async (tx) => {
      const found = await tx.execute<{ id: number }>(
        sql`select id from reviews where order_item_id = ${line.id}`,
      );
      await changeReview(tx, found.rows[0]?.id ?? 0, {
        ...{ status: hidden === '' ? 'PUBLISHED' : 'HIDDEN', hiddenReason: hidden, answer },
        ...{ moderatedBy: staff.slice('staff:'.length), moderatedAt: new Date(clock.now()) },
      });
    });
  agenda.add(at, decide, { quiet: true });
}
