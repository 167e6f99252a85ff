// npm run shop -- …: says and changes what pages, mails and invoices say of the shop, and its tax rules.
import { CommandError, runShopCommand } from '../modules/shop/command.ts';
import { fail, withStore } from './open-store.ts';

await withStore(async ({ db }) => {
  try {
    process.stdout.write(`${await runShopCommand(db, process.argv.slice(2))}\n`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    fail(error.message);
  }
});
