import { shopFactsInput, type ShopFacts } from '@ritual/shared/contract';
import { postalLine, type ShopNeed } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { checked, CommandError, optionsOf, usage } from './command-words.ts';
import { openedAt } from './opening.repository.ts';
import * as repository from './repository.ts';
import { missingNow } from './service.ts';
import { registrationLines, ruleLines, runTaxCommand } from './tax-command.ts';

export { CommandError };

const factNames = ['name', 'email', 'phone', 'street', 'city', 'state', 'zip', 'hours'] as const;

/** Does what the words of a command line ask for; answers with what is to be printed. */
export async function runShopCommand(db: Db, words: readonly string[]): Promise<string> {
  const [verb, second, ...rest] = words;
  if (verb === undefined) return describe(db);
  if (verb === 'set') return setFacts(db, words.slice(1));
  const done = verb === 'tax' ? await runTaxCommand(db, second, rest) : null;
  if (done !== null) return `${done}\n\n${await describe(db)}`;
  throw new CommandError(`Say what to do:\n${usage}`);
}

async function setFacts(db: Db, words: readonly string[]): Promise<string> {
  const given = optionsOf(words, factNames);
  if (Object.keys(given).length === 0) throw new CommandError(`Name what changes:\n${usage}`);
  await db.transaction(async (tx) => {
    // Read, merged and written behind a lock: of two who change different things both are heard.
    await repository.lockShopFacts(tx);
    const wanted: Record<string, string> = { ...(await repository.shopFacts(tx)), ...given };
    const missing = factNames.filter((name) => wanted[name] === undefined);
    if (missing.length > 0) {
      throw new CommandError(
        `Nothing was said of the shop before, so name all of it. Missing: ${options(missing)}.`,
      );
    }
    await repository.saveShopFacts(tx, checked(shopFactsInput, wanted));
  });
  return describe(db);
}

const options = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');

const needs: Readonly<Record<ShopNeed, string>> = {
  facts: 'The facts of the shop are missing: npm run shop -- set --name … --email … and so on.',
  'tax-rule': 'No tax rule applies now: npm run shop -- tax add --rate …; a rate of 0 is a rule, too.',
};

const wordsOf = (opened: Date | null): string =>
  opened
    ? 'Orders are taken.'
    : 'The shop has not opened: only its staff can order. An owner opens it on the start page of the admin area.';

/** All there is, as a person reads it. */
async function describe(db: Db): Promise<string> {
  const facts = await repository.shopFacts(db);
  const missing = await missingNow(db);
  return [
    facts ? linesOf(facts) : 'Nothing was said of the shop yet.',
    await registrationLines(db),
    await ruleLines(db),
    missing.length === 0
      ? wordsOf(await openedAt(db))
      : ['No orders are taken:', ...missing.map((need) => `- ${needs[need]}`)].join('\n'),
  ].join('\n\n');
}

function linesOf(facts: ShopFacts): string {
  const { email, phone, hours } = facts;
  return [postalLine(facts), email, `${phone}, ${hours}`].join('\n');
}
