// npm run seed -- --products <number>
// Fills the catalog up to so many products, to see the store with a large range.
import { parseArgs } from 'node:util';
import { storeMode } from '@ritual/platform/settings';
import { z } from 'zod';
import { prepareDatabase } from '../prepare/prepare.ts';
import { seedGenerated } from '../prepare/seed/generated.ts';
import { fail, withStore } from './open-store.ts';

function wantedProducts(): number {
  const parsed = z.coerce.number().int().min(1).max(1_000_000).safeParse(readArgument());
  return parsed.success ? parsed.data : fail('Say how many: --products 100000 (1 to 1,000,000).');
}

function readArgument(): string | undefined {
  try {
    return parseArgs({ options: { products: { type: 'string' } } }).values.products;
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Generated products come with the demo catalog and its accounts. */
function demandDemo(): void {
  try {
    if (storeMode(process.env) === 'demo') return;
  } catch (error) {
    fail((error as Error).message);
  }
  fail('Generated products are for trying things out: they are not made in production mode.');
}

demandDemo();
const wanted = wantedProducts();
await withStore(
  async ({ db }) => {
    const made = await seedGenerated(db, wanted, (done, missing) => {
      process.stdout.write(`${done} of ${missing} products made\n`);
    });
    process.stdout.write(
      made === 0
        ? `There are ${wanted} products or more already.\n`
        : `The catalog has ${wanted} products now.\n`,
    );
  },
  (database) => prepareDatabase(database, { mode: 'demo' }),
);
