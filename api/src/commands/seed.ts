// node api/src/commands/seed.ts --products <number>
// Fills the catalogue of DATABASE_URL up to so many products, to see the store with a large range.
import { parseArgs } from 'node:util';
import { z } from 'zod';
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

const wanted = wantedProducts();
const url = process.env['DATABASE_URL'];
if (!url) fail('DATABASE_URL is missing: it says which store is to be filled.');

const database = openDatabase({ url, poolSize: 2 });
try {
  await prepareDatabase(database, { demo: true });
  const made = await seedGenerated(database.db, wanted, (done, missing) => {
    process.stdout.write(`${done} of ${missing} products made\n`);
  });
  process.stdout.write(
    made === 0
      ? `There are ${wanted} products or more already.\n`
      : `The catalogue has ${wanted} products now.\n`,
  );
} finally {
  await database.close();
}
