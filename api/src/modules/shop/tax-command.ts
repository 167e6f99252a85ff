import { taxRegistrationForm, taxRuleInput, type TaxRegistrationRow } from '@ritual/shared/contract';
import {
  isRegisteredFor,
  overlappingRule,
  overlappingRuleWords,
  registrationOverlapWords,
  storeDay,
  taxDay,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { checked, CommandError, optionsOf } from './command-words.ts';
import * as repository from './repository.ts';
import * as registrations from './tax-registrations.repository.ts';

const ruleNames = ['rate', 'state', 'priority', 'from', 'until'] as const;
const registrationNames = ['state', 'from', 'until', 'permit'] as const;

/** Answers with what was done; null: no such words. */
export async function runTaxCommand(
  db: Db,
  verb: string | undefined,
  words: readonly string[],
): Promise<string | null> {
  if (verb === 'add') return addRule(db, words);
  if (verb === 'remove') return removeRule(db, words);
  if (verb === 'register') return register(db, words);
  if (verb === 'unregister') return unregister(db, words);
  return null;
}

async function addRule(db: Db, words: readonly string[]): Promise<string> {
  const given = optionsOf(words, ruleNames);
  if (given['rate'] === undefined) throw new CommandError('Name the rate in percent: --rate 6.25');
  const rule = checked(taxRuleInput, given);
  if (!isRegisteredFor(rule, await registrations.allTaxRegistrations(db), storeDay(new Date())))
    throw new CommandError(
      `The shop is not registered for sales tax there on these days, so this rule would charge nothing. Register it first: npm run shop -- tax register --state ${rule.state ?? 'MA'} --from …`,
    );
  const id = await db.transaction(async (tx) => {
    const others = (await repository.lockTaxRules(tx)).filter(
      ({ active, priority }) => active && priority === rule.priority,
    );
    const days = others.map((each) => ({ ...each, from: taxDay(each.startsAt), until: taxDay(each.endsAt) }));
    // Of two with different priorities the lower one wins, which may be meant.
    if (overlappingRule(rule, days)) throw new CommandError(`--state: ${overlappingRuleWords}`);
    return repository.addTaxRule(tx, rule);
  });
  return `Rule ${id} was added.`;
}

async function removeRule(db: Db, words: readonly string[]): Promise<string> {
  const id = numberOf(words, 'Name the rule by its number: tax remove 3');
  if (!(await repository.removeTaxRule(db, id))) throw new CommandError(`There is no rule ${id}.`);
  return `Rule ${id} was removed.`;
}

async function register(db: Db, words: readonly string[]): Promise<string> {
  const given = optionsOf(words, registrationNames);
  const wanted = checked(taxRegistrationForm, { state: '', from: '', until: '', permit: '', ...given });
  const id = await db.transaction(async (tx) => {
    if (overlappingRule(wanted, await registrations.lockTaxRegistrations(tx)))
      throw new CommandError(`--from: ${registrationOverlapWords}`);
    return registrations.addTaxRegistration(tx, wanted);
  });
  return `Registration ${id} was added.`;
}

async function unregister(db: Db, words: readonly string[]): Promise<string> {
  const id = numberOf(words, 'Name the registration by its number: tax unregister 3');
  if (!(await registrations.removeTaxRegistration(db, id)))
    throw new CommandError(`There is no registration ${id}.`);
  return `Registration ${id} was removed.`;
}

function numberOf([word = '', ...more]: readonly string[], words: string): number {
  if (/^[1-9]\d{0,8}$/.test(word) && more.length === 0) return Number(word);
  throw new CommandError(words);
}

const lines = (title: string, none: string, each: readonly string[]) =>
  each.length === 0 ? none : [title, ...each].join('\n');

export async function registrationLines(db: Db): Promise<string> {
  const all = await registrations.allTaxRegistrations(db);
  return lines(
    'Registered for sales tax',
    'The shop is registered for sales tax nowhere.',
    all.map(lineOfRegistration),
  );
}

function lineOfRegistration({ id, state, from, until, permit }: TaxRegistrationRow): string {
  return [
    `${String(id).padStart(6)}  ${state}`,
    ...daysOf(from, until),
    ...(permit === '' ? [] : [`permit ${permit}`]),
  ].join('  ');
}

export async function ruleLines(db: Db): Promise<string> {
  return lines('Tax rules', 'There are no tax rules.', (await repository.allTaxRules(db)).map(lineOfRule));
}

function lineOfRule({ id, state, rate, priority, ...rest }: repository.TaxRuleRow): string {
  return [
    `${String(id).padStart(6)}  ${state ?? 'all states'}  ${rate} %  priority ${priority}`,
    ...daysOf(taxDay(rest.startsAt), taxDay(rest.endsAt)),
    ...(rest.active ? [] : ['switched off']),
  ].join('  ');
}

const daysOf = (from: string | null, until: string | null) => [
  ...(from === null ? [] : [`from ${from}`]),
  ...(until === null ? [] : [`until ${until}`]),
];
