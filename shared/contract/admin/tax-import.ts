import type * as z from 'zod/mini';
import {
  dayCell,
  isTaxColumn,
  knownWords,
  meaningOf,
  stateCell,
  type TaxColumn,
  taxFacts,
} from '../../kernel/import-entries/tax-columns.ts';
import type { EntryRow } from '../../kernel/import-entries/entries.ts';
import type { TaxReading } from '../../kernel/import-entries/tax-plan.ts';
import { detailedTaxRuleForm } from './detailed-tax.ts';
import { taxRuleForm } from './tax.ts';

const wordColumns = ['level', 'thing', 'limitKind'] as const;

/** A row of a file of tax rules, checked as the forms of the page Taxes check what is typed into them. */
export function readTaxRow(cells: EntryRow['cells']): TaxReading {
  const typed = (name: TaxColumn) => (cells[name] ?? '').trim();
  const meanings = wordColumns.map((name) => [name, meaningOf(name, typed(name))] as const);
  const unknown = meanings.flatMap(([column, meaning]) =>
    meaning === undefined ? [{ column, words: `Write ${knownWords(column)}.` }] : [],
  );
  if (unknown.length > 0) return { problems: unknown };
  const { level = 'state', thing = '', limitKind = '' } = Object.fromEntries(meanings);
  const days = { from: dayCell(typed('from')), until: dayCell(typed('until')) };
  const general = { state: stateCell(typed('state')), rate: typed('rate'), ...days };
  const [name, zips, limit] = [typed('name'), typed('zips'), typed('limit')];
  const isPlain = level === 'state' && [thing, limitKind, limit, name, zips].every((text) => text === '');
  // An empty form field means all other states; an empty cell of a file was forgotten.
  if (isPlain && typed('state') === '')
    return { problems: [{ column: 'state', words: 'Write a state like MA, or All other states.' }] };
  if (isPlain) {
    const read = taxRuleForm.safeParse(general);
    return read.success ? { facts: taxFacts(read.data) } : problemsOf(read.error);
  }
  const read = detailedTaxRuleForm.safeParse({ ...general, level, name, zips, thing, limitKind, limit });
  return read.success ? { facts: taxFacts(read.data) } : problemsOf(read.error);
}

function problemsOf({ issues }: z.core.$ZodError): TaxReading {
  const first = new Map<TaxColumn, string>();
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'state');
    const column = isTaxColumn(name) ? name : 'state';
    if (!first.has(column)) first.set(column, message);
  }
  return { problems: [...first].map(([column, words]) => ({ column, words })) };
}
