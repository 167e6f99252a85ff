// npm run shop -- …: says and changes what pages, mails and invoices say of the shop, and its tax rules.
import { CommandError, runShopCommand } from '../modules/shop/command.ts';
import { fail, openOwnStore } from './open-store.ts';

const database = await openOwnStore();
try {
  process.stdout.write(`${await runShopCommand(database.db, process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  fail(error.message);
} finally {
  await database.close();
}
