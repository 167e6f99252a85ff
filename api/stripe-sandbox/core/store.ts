import { z } from 'zod';
import { disputeRecord } from '../disputes/record.ts';
import { eventRecord } from '../events/record.ts';
import { intentRecord } from '../intents/record.ts';
import { refundRecord } from '../refunds/record.ts';
import { sessionRecord } from '../sessions/record.ts';
import { warningRecord } from '../warnings/record.ts';
import { NORMAL_DELIVERY, deliveryMode, deliveryRecord } from '../webhooks/record.ts';
import { nowInSeconds } from './clock.ts';
import { readSnapshot, snapshotWriter } from './snapshot.ts';

export const answerRecord = z.object({
  key: z.string(),
  created: z.int(),
  path: z.string(),
  fingerprint: z.string(),
  requestId: z.string(),
  status: z.int(),
  body: z.unknown(),
});
export type AnswerRecord = z.infer<typeof answerRecord>;

const stateSchema = z.object({
  version: z.literal(1),
  sessions: z.array(sessionRecord),
  intents: z.array(intentRecord),
  refunds: z.array(refundRecord),
  disputes: z.array(disputeRecord).default([]),
  warnings: z.array(warningRecord).default([]),
  events: z.array(eventRecord),
  deliveries: z.array(deliveryRecord),
  answers: z.array(answerRecord),
  mode: deliveryMode,
});
type State = z.infer<typeof stateSchema>;

const EMPTY: State = {
  version: 1,
  sessions: [],
  intents: [],
  refunds: [],
  disputes: [],
  warnings: [],
  events: [],
  deliveries: [],
  answers: [],
  mode: NORMAL_DELIVERY,
};

const DAY = 24 * 60 * 60;

/** Stripe forgets as well: answers to idempotency keys after a day, events after thirty. */
function withoutOld(state: State): State {
  const now = nowInSeconds();
  const events = state.events.filter(({ created }) => created > now - 30 * DAY);
  const kept = new Set(events.map(({ id }) => id));
  return {
    ...state,
    events,
    deliveries: state.deliveries.filter(({ eventId }) => kept.has(eventId)),
    answers: state.answers.filter(({ created }) => created > now - DAY),
  };
}

function byId<T extends { id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

const paymentsSchema = stateSchema.pick({ sessions: true, intents: true, refunds: true, disputes: true });
type Payments = z.infer<typeof paymentsSchema>;
/** Payments that were made elsewhere, as they are read from a file. */
export type GivenPayments = z.input<typeof paymentsSchema>;

/** What is known stays as it is: it has gone on since it was given. Answers whether something is new. */
function addUnknown(
  collections: { readonly [name in keyof Payments]: Map<string, { id: string }> },
  given: Payments,
): boolean {
  let isNew = false;
  for (const name of ['sessions', 'intents', 'refunds', 'disputes'] as const)
    for (const record of given[name]) {
      if (collections[name].has(record.id)) continue;
      collections[name].set(record.id, record);
      isNew = true;
    }
  return isNew;
}

/**
 * Everything the sandbox knows. Records are changed in place by one synchronous step at a time, so no two
 * requests ever see half of a change; who changes something calls `changed()` and it reaches the snapshot file.
 */
export function createStore(dataFile: string | undefined, given?: GivenPayments) {
  const saved = dataFile === undefined ? undefined : readSnapshot(dataFile, stateSchema);
  const state = withoutOld(saved ?? EMPTY);
  const sessions = byId(state.sessions);
  const intents = byId(state.intents);
  const refunds = byId(state.refunds);
  const disputes = byId(state.disputes);
  const warnings = byId(state.warnings);
  const events = byId(state.events);
  const deliveries = byId(state.deliveries);
  const answers = new Map(state.answers.map((answer) => [answer.key, answer]));
  const collections = [sessions, intents, refunds, disputes, warnings, events, deliveries, answers];

  const writer = snapshotWriter(dataFile, () => ({
    version: 1,
    sessions: [...sessions.values()],
    intents: [...intents.values()],
    refunds: [...refunds.values()],
    disputes: [...disputes.values()],
    warnings: [...warnings.values()],
    events: [...events.values()],
    deliveries: [...deliveries.values()],
    answers: [...answers.values()],
    mode: store.mode,
  }));

  const store = {
    sessions,
    intents,
    refunds,
    disputes,
    warnings,
    events,
    deliveries,
    answers,
    mode: state.mode,
    changed: writer.schedule,
    /** Writes what is not written yet. */
    save: writer.flush,
    reset(): void {
      for (const collection of collections) collection.clear();
      store.mode = NORMAL_DELIVERY;
      writer.schedule();
    },
  };
  if (given && addUnknown({ sessions, intents, refunds, disputes }, paymentsSchema.parse(given)))
    writer.schedule();
  return store;
}
export type Store = ReturnType<typeof createStore>;
