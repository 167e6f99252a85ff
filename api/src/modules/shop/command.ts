import { parseArgs } from 'node:util';
import { shopFactsInput, taxRuleInput, type ShopFacts } from '@ritual/shared/contract';
import { postalLine, type ShopNeed } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import '../../schema-messages.ts';
import * as repository from './repository.ts';
import { missingNow } from './service.ts';

/** Input that the operator can correct; each line is a sentence. */
export class CommandError extends Error {}

export const usage = `npm run shop                                        what pages say of the shop, its tax rules, what is missing
npm run shop -- set --phone "(617) 555-0142" …      changes what is named: name, email, phone, street, city, state, zip, hours
npm run shop -- tax add --rate 6.25 --state MA      adds a rule in percent; also --priority, --from and --until (2026-12-31)
npm run shop -- tax remove 3                        removes the rule of this number`;

const factNames = ['name', 'email', 'phone', 'street', 'city', 'state', 'zip', 'hours'] as const;
const ruleNames = ['rate', 'state', 'priority', 'from', 'until'] as const;

/** Does what the words of a command line ask for; answers with what is to be printed. */
export async function runShopCommand(db: Db, words: readonly string[]): Promise<string> {
  const [verb, second, ...rest] = words;
  if (verb === undefined) return describe(db);
  if (verb === 'set') return setFacts(db, words.slice(1));
  if (verb === 'tax' && second === 'add') return addRule(db, rest);
  if (verb === 'tax' && second === 'remove') return removeRule(db, rest);
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

async function addRule(db: Db, words: readonly string[]): Promise<string> {
  const given = optionsOf(words, ruleNames);
  if (given['rate'] === undefined) throw new CommandError('Name the rate in percent: --rate 6.25');
  const id = await repository.addTaxRule(db, checked(taxRuleInput, given));
  return `Rule ${id} was added.\n\n${await describe(db)}`;
}

async function removeRule(db: Db, [word = '', ...more]: readonly string[]): Promise<string> {
  const id = /^[1-9]\d{0,8}$/.test(word) && more.length === 0 ? Number(word) : null;
  if (id === null) throw new CommandError('Name the rule by its number: tax remove 3');
  if (!(await repository.removeTaxRule(db, id))) throw new CommandError(`There is no rule ${id}.`);
  return `Rule ${id} was removed.\n\n${await describe(db)}`;
}

function optionsOf(words: readonly string[], names: readonly string[]): Record<string, string> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return values as Record<string, string>;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new CommandError(
    error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}

const options = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');

const needs: Readonly<Record<ShopNeed, string>> = {
  facts: 'The facts of the shop are missing: npm run shop -- set --name … --email … and so on.',
  'tax-rule': 'No tax rule applies now: npm run shop -- tax add --rate …; a rate of 0 is a rule, too.',
};

/** All there is, as a person reads it. */
async function describe(db: Db): Promise<string> {
  const facts = await repository.shopFacts(db);
  const rules = await repository.allTaxRules(db);
  const missing = await missingNow(db);
  return [
    facts ? linesOf(facts) : 'Nothing was said of the shop yet.',
    rules.length === 0 ? 'There are no tax rules.' : ['Tax rules', ...rules.map(lineOf)].join('\n'),
    missing.length === 0
      ? 'Orders are taken.'
      : ['No orders are taken:', ...missing.map((need) => `- ${needs[need]}`)].join('\n'),
  ].join('\n\n');
}

function linesOf(facts: ShopFacts): string {
  const { email, phone, hours } = facts;
  return [postalLine(facts), email, `${phone}, ${hours}`].join('\n');
}

function lineOf({ id, state, rate, priority, startsAt, endsAt, active }: repository.TaxRuleRow): string {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10);
  return [
    `${String(id).padStart(6)}  ${state ?? 'all states'}  ${rate} %  priority ${priority}`,
    ...(startsAt ? [`from ${day(startsAt) ?? ''}`] : []),
    ...(endsAt ? [`until ${day(endsAt) ?? ''}`] : []),
    ...(active ? [] : ['switched off']),
  ].join('  ');
}
