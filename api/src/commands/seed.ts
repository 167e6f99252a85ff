// node api/src/commands/seed.ts --products <number>
// Fills the catalogue of DATABASE_URL up to so many products, to see the store with a large range.
import { parseArgs } from 'node:util';
import { storeMode } from '@ritual/platform/settings';
import { z } from 'zod';
import { OtherStoreError } from '../db/claim.ts';
import { openDatabase } from '../db/client.ts';
import { prepareDatabase } from '../db/prepare.ts';
import { seedGenerated } from '../db/seed/generated.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

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

/** Generated products come with the demo range and its accounts. */
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
const url = process.env['DATABASE_URL'];
if (!url) fail('DATABASE_URL is missing: it says which store is to be filled.');

const database = openDatabase({ url, poolSize: 2 });
try {
  await prepareDatabase(database, { mode: 'demo' });
  const made = await seedGenerated(database.db, wanted, (done, missing) => {
    process.stdout.write(`${done} of ${missing} products made\n`);
  });
  process.stdout.write(
    made === 0
      ? `There are ${wanted} products or more already.\n`
      : `The catalogue has ${wanted} products now.\n`,
  );
} catch (error) {
  if (!(error instanceof OtherStoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
