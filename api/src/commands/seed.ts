// npm run seed -- --products <number> --users <number>
// Fills the catalog up to so many products, and the accounts up to so many people, to see the store with many of them.
import { parseArgs } from 'node:util';
import { storeMode } from '@ritual/platform/settings';
import { z } from 'zod';
import { prepareDatabase } from '../prepare/prepare.ts';
import { seedGenerated } from '../prepare/seed/generated.ts';
import { seedPeople } from '../prepare/seed/people.ts';
import type { Db } from '../db/client.ts';
import { fail, withStore } from './open-store.ts';

const amount = z.optional(z.coerce.number().int().min(1).max(1_000_000));
const amounts = z
  .object({ products: amount, users: amount })
  .refine(({ products, users }) => products !== undefined || users !== undefined);

function wantedAmounts(): z.output<typeof amounts> {
  const parsed = amounts.safeParse(readArguments());
  return parsed.success
    ? parsed.data
    : fail('Say how many: --products 100000, --users 200000 or both (1 to 1,000,000 each).');
}

function readArguments() {
  try {
    return parseArgs({ options: { products: { type: 'string' }, users: { type: 'string' } } }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Generated products and people come with the demo catalog and its accounts. */
function demandDemo(): void {
  try {
    if (storeMode(process.env) === 'demo') return;
  } catch (error) {
    fail((error as Error).message);
  }
  fail('Generated products and people are for trying things out: they are not made in production mode.');
}

demandDemo();
const { products, users } = wantedAmounts();
await withStore(
  async ({ db }) => {
    if (products !== undefined) await makeProducts(db, products);
    if (users !== undefined) await makePeople(db, users);
  },
  (database) => prepareDatabase(database, { mode: 'demo' }),
);

async function makeProducts(db: Db, wanted: number): Promise<void> {
  const made = await seedGenerated(db, wanted, (done, missing) => {
    process.stdout.write(`${done} of ${missing} products made\n`);
  });
  process.stdout.write(
    made === 0
      ? `There are ${wanted} products or more already.\n`
      : `The catalog has ${wanted} products now.\n`,
  );
}

async function makePeople(db: Db, wanted: number): Promise<void> {
  const made = await seedPeople(db, wanted);
  process.stdout.write(
    made === 0
      ? `There are ${wanted} accounts or more already.\n`
      : `The store has ${wanted} accounts now.\n`,
  );
}
