import { disputeAnswers as answers, warningDecisions, type Evidence } from '@ritual/shared/kernel';
import { boolean, check, customType, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';
import { orders } from './orders.ts';

const evidence = customType<{ data: Evidence }>({ dataType: () => 'jsonb' });

/** A shopper's bank takes a payment back, or asks about it. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentIntentId: text('payment_intent_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    state: text({ enum: ['inquiry', 'open', 'won', 'lost', 'closed'] }).notNull(),
    dueBy: timestamptz('due_by'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    /** Of one that is not decided: the bank has no answer yet. */
    needsAnswer: boolean('needs_answer').notNull().default(true),
    /** What the bank has taken and not given back. */
    withdrawnCents: integer('withdrawn_cents').notNull().default(0),
  },
  (table) => [
    check('disputes_amount_cents_check', sql`${table.amountCents} >= 0`),
    check('disputes_withdrawn_cents_check', sql`${table.withdrawnCents} >= 0`),
    check('disputes_state_check', isListed(table.state)),
    index('disputes_order').on(table.orderId),
    index('disputes_undecided')
      .on(table.orderId)
      .where(sql`${table.state} in ('inquiry', 'open')`),
  ],
);

/** What the store answers: a draft until a person decides, then what a job sends to the provider, once. */
export const disputeAnswers = pgTable(
  'dispute_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    disputeId: text('dispute_id')
      .notNull()
      .unique()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    evidence: evidence('evidence')
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(1),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    savedBy: text('saved_by').notNull(),
    /** null: nothing is decided yet. */
    kind: text({ enum: answers }),
    decidedAt: timestamptz('decided_at'),
    decidedBy: text('decided_by'),
    /** When the provider had it. */
    sentAt: timestamptz('sent_at'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    problem: text(),
  },
  (table) => [
    check('dispute_answers_kind_check', isListed(table.kind)),
    check(
      'dispute_answers_decided_check',
      sql`(${table.kind} is null) = (${table.decidedAt} is null) and (${table.kind} is null) = (${table.decidedBy} is null) and (${table.kind} is not null or ${table.sentAt} is null)`,
    ),
    index('dispute_answers_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.kind} is not null and ${table.sentAt} is null`),
  ],
);

/** The issuer of a card suspects that a payment was not its owner's. */
export const fraudWarnings = pgTable(
  'fraud_warnings',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentIntentId: text('payment_intent_id').notNull(),
    /** The issuer's word for it, such as 'made_with_stolen_card'. */
    kind: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    decision: text({ enum: warningDecisions }),
    /** Why it was dismissed. */
    reason: text(),
    decidedAt: timestamptz('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    check('fraud_warnings_decision_check', isListed(table.decision)),
    check(
      'fraud_warnings_decided_check',
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is null) = (${table.decidedBy} is null) and (${table.decision} is distinct from ${sql.raw(`'dismiss'`)} or ${table.reason} is not null)`,
    ),
    index('fraud_warnings_order').on(table.orderId),
    index('fraud_warnings_undecided')
      .on(table.createdAt)
      .where(sql`${table.decision} is null`),
  ],
);
