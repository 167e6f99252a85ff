import { z } from 'zod';
import type { Field } from './field.ts';

/** How much the store does at a time, and how fast canaries grow. */
export const loadFields = {
  CANARY_STEP_SECONDS: {
    schema: z.coerce.number().int().min(1).max(604_800).default(600),
    fallback: '`600`',
    meaning: 'Seconds that a canary keeps each share of visitors at least before it grows by itself.',
    hint: 'a number of seconds such as 600',
  },
  CANARY_STEP_VISITORS: {
    schema: z.coerce.number().int().min(1).default(20),
    fallback: '`20`',
    meaning: 'Visitors of the canary that must have come at a share before it grows by itself.',
    hint: 'a number of visitors such as 20',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    fallback: '`10`',
    meaning: 'Most connections of the API to the database.',
    hint: 'a number from 2 to 200',
  },
  PREPARED_STATEMENTS: {
    schema: z.enum(['on', 'off']).default('on'),
    fallback: '`on`',
    meaning:
      'Whether connections keep statements prepared, which makes answers cheaper. `off` for a pooler that cannot carry them, such as PgBouncer before 1.21 in transaction mode.',
    hint: 'on or off',
  },
  RATE_LIMIT_FACTOR: {
    schema: z.coerce.number().min(1).default(1),
    fallback: '`1`',
    meaning:
      'Multiplies the limits on tries (login, registration, passwords, mails, carts, checkout, payment), for load tests.',
    hint: 'a number from 1 on',
  },
  RENDER_WORKERS: {
    schema: z.coerce.number().int().min(1).max(64).optional(),
    fallback: 'cores less one, 1 to 4',
    meaning:
      'Processes that render pages on the server. Each canary (three at most) and each preview that is looked at (two) has one more.',
    hint: 'a number from 1 to 64',
  },
  RENDER_WORKER_MEMORY: {
    schema: z.coerce.number().int().min(64).max(4096).default(192),
    fallback: '`192`',
    meaning:
      'Megabytes of data that each of them may hold. One that needs more is ended and started again; its pages are rendered by browsers.',
    hint: 'a number of megabytes from 64 to 4096',
  },
  PAGE_CACHE: {
    schema: z.coerce.number().int().min(1).max(4096).default(32),
    fallback: '`32`',
    meaning: 'Megabytes of rendered pages, compressed, that the shell keeps at most.',
    hint: 'a number of megabytes from 1 to 4096',
  },
} satisfies Record<string, Field>;
