import type { adminOrder } from '@ritual/shared/contract';
import { dollarsFromCents, holdReasons } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';

type Steps = NonNullable<z.input<typeof adminOrder>['staffSteps']>;

interface Row extends Record<string, unknown> {
  readonly kind: string;
  readonly at: number;
  readonly by: string | null;
  readonly reason: string | null;
  readonly cents: number;
}

const grown = (fact: string) => sql`coalesce((v.after->>${fact})::int - (v.before->>${fact})::int, 0)`;

/** What the staff did with an order that its shopper is not told of, oldest first: the audit log has it. */
export async function staffStepsOf(db: Db, orderId: string): Promise<Steps> {
  const { rows } = await db.execute<Row>(sql`
    select split_part(e.action, '.', 2) as kind, extract(epoch from e.at)::float8 as at,
      nullif(concat_ws(' ', a.first_name, a.last_name), '') as by, v.after->>'hold' as reason,
      ${grown('refundedCents')} + ${grown('refundingCents')} as cents
    from audit_entries e
      left join users a on a.id = e.actor_id
      left join audit_values v on v.entry_id = e.id and v.person_id is null
    where e.subject_type = 'order' and e.subject_id = ${orderId}
      and e.action in ('order.hold', 'order.release', 'order.refund', 'dispute.answer', 'dispute.accept')
      -- The timeline has what was told in the same transaction, as of a payment in review.
      and not exists (select from order_events v where v.order_id = ${orderId} and v.at = e.at)
    order by e.id`);
  return rows.map(({ kind, at, by, reason, cents }) => ({
    ...{ kind, at: new Date(at * 1000).toISOString(), by: by ?? 'Staff' },
    reason: kind === 'hold' ? (holdReasons.find((each) => each === reason) ?? null) : null,
    amount: kind === 'refund' && cents > 0 ? dollarsFromCents(cents) : null,
  }));
}
