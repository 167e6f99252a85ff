// npm run seed -- --products <number> --users <number> --orders <number>
// Fills the store up to so many products, accounts and orders, to see it with many of them.
import { parseArgs } from 'node:util';
import { storeMode } from '@ritual/platform/settings';
import { z } from 'zod';
import { prepareDatabase } from '../prepare/prepare.ts';
import { seedGenerated } from '../prepare/seed/generated.ts';
import { seedOrders } from '../prepare/seed/orders.ts';
import { seedPeople } from '../prepare/seed/people.ts';
import type { Db } from '../db/client.ts';
import { fail, withStore } from './open-store.ts';

const amount = z.optional(z.coerce.number().int().min(1).max(1_000_000));
const amounts = z
  .object({ products: amount, users: amount, orders: amount })
  .refine((given) => Object.values(given).some((wanted) => wanted !== undefined));

function wantedAmounts(): z.output<typeof amounts> {
  const parsed = amounts.safeParse(readArguments());
  return parsed.success
    ? parsed.data
    : fail(
        'Say how many: --products 100000, --users 200000, --orders 1000000 or several (1 to 1,000,000 each).',
      );
}

function readArguments() {
  try {
    return parseArgs({
      options: { products: { type: 'string' }, users: { type: 'string' }, orders: { type: 'string' } },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Generated products, people and orders come with the demo catalog and its accounts. */
function demandDemo(): void {
  try {
    if (storeMode(process.env) === 'demo') return;
  } catch (error) {
    fail((error as Error).message);
  }
  fail(
    'Generated products, people and orders are for trying things out: they are not made in production mode.',
  );
}

demandDemo();
const { products, users, orders } = wantedAmounts();
await withStore(
  async ({ db }) => {
    if (products !== undefined) await makeProducts(db, products);
    if (users !== undefined) await makePeople(db, users);
    if (orders !== undefined) await makeOrders(db, orders);
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

async function makeOrders(db: Db, wanted: number): Promise<void> {
  const made = await seedOrders(db, wanted, (done, missing) => {
    process.stdout.write(`${done} of ${missing} orders made\n`);
  });
  process.stdout.write(
    made === 0 ? `There are ${wanted} orders or more already.\n` : `The store has ${wanted} orders now.\n`,
  );
}
