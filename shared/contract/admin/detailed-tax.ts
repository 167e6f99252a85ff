import * as z from 'zod/mini';
import {
  taxedThings,
  taxLevels,
  taxLimitKinds,
  zipsOutside,
  type DetailedTaxRule,
} from '../../kernel/pricing/detailed-tax-rule.ts';
import { readAmount } from '../../kernel/pricing/read-amount.ts';
import { placeFields } from '../schemas/account/addresses.ts';
import { money, text } from '../schemas/primitives.ts';
import { checkDays, day, left, openDay, rate, typedRate } from './tax-fields.ts';

const name = text().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.'));
const zipWords = 'Enter the first three to five digits of ZIP codes, like 941 or 94016.';
const zips = z
  .array(z.string().check(z.regex(/^\d{3,5}$/, zipWords)))
  .check(z.maxLength(1000, 'Enter at most 1,000 beginnings of ZIP codes.'));
const level = z.enum(taxLevels);
const limitKind = z.enum(taxLimitKinds);
const limitWords = 'Enter the price of a piece in dollars, like 175.';

type Checked = Pick<DetailedTaxRule, 'state' | 'level' | 'name' | 'zips' | 'thing' | 'limit'>;
type Context = {
  readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
};

function checkPlace(rule: Checked, context: Context): void {
  const refuse = (path: keyof Checked, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (rule.level === 'state') {
    if (rule.name !== '' || rule.zips.length > 0)
      refuse('level', 'A rule of the whole state has no name and no ZIP codes of its own.');
    if (rule.thing === null && rule.limit === null)
      refuse('thing', 'For all goods of a state, add a rule under Sales tax.');
  } else {
    if (rule.name === '') refuse('name', 'Enter the name of the county, city or district.');
    if (rule.zips.length === 0) refuse('zips', zipWords);
    const outside = zipsOutside(rule.state, rule.zips);
    if (outside.length > 0) refuse('zips', `Not in ${rule.state}: ${outside.slice(0, 5).join(', ')}.`);
  }
  if (rule.thing === 'shipping' && rule.limit !== null)
    refuse('limit', 'Shipping has no price of a piece. Leave the limit out.');
}

const dayFields = { from: openDay, until: openDay };

export const newDetailedTaxRule = z
  .object({
    ...{ state: placeFields.state, level, name, zips },
    /** null: all goods. */
    thing: z.nullable(z.enum(taxedThings)),
    limit: z.nullable(
      z.object({
        kind: limitKind,
        amount: money.check(z.positive(limitWords), z.maximum(10_000_000, limitWords)),
      }),
    ),
    rate,
    ...dayFields,
  })
  .check(z.superRefine(checkPlace), checkDays);
export type NewDetailedTaxRule = z.output<typeof newDetailedTaxRule>;

/** Other days, its end above all: what it charged before can be told from the orders. */
export const detailedTaxRuleDays = z
  .object({ ...dayFields, version: z.int().check(z.minimum(1)) })
  .check(checkDays);

/** The days of a rule, as typed. */
export const taxDaysForm = z
  .object({ from: z.union([left, day]), until: z.union([left, day]) })
  .check(checkDays);

export const detailedTaxRuleRow = z.object({
  id: z.int(),
  /** Two letters. */
  state: z.string(),
  level,
  name: z.string(),
  zips: z.array(z.string()),
  thing: z.nullable(z.enum(taxedThings)),
  limit: z.nullable(z.object({ kind: limitKind, amount: money })),
  /** In percent of what is taxed. */
  rate: z.number(),
  /** Days of the store, both included; null: open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  version: z.int(),
});
export type DetailedTaxRuleRow = z.output<typeof detailedTaxRuleRow>;

/** By state, place and what they tax; then by first day. */
export const detailedTaxRules = z.object({ rules: z.array(detailedTaxRuleRow) });
export type DetailedTaxRules = z.output<typeof detailedTaxRules>;

const typedZips = z.pipe(
  z.pipe(
    text(),
    z.transform((typed) => [...new Set(typed.split(/[\s,;]+/).filter((part) => part !== ''))]),
  ),
  zips,
);
const typedLimit = z.pipe(
  z.pipe(text(), z.transform(readAmount)),
  z.number(limitWords).check(z.positive(limitWords), z.maximum(10_000_000, limitWords)),
);

/** The form's fields, as typed; money in cents once parsed. */
export const detailedTaxRuleForm = z.pipe(
  z
    .object({
      ...{ state: placeFields.state, level, name, zips: typedZips },
      thing: z.union([left, z.enum(taxedThings)]),
      limitKind: z.union([left, limitKind]),
      limit: z.union([left, typedLimit], limitWords),
      rate: typedRate,
      ...{ from: z.union([left, day]), until: z.union([left, day]) },
    })
    .check(
      z.superRefine(({ limitKind: kind, limit, ...rule }, context) => {
        checkPlace(
          { ...rule, limit: kind === null || limit === null ? null : { kind, amount: limit } },
          context,
        );
        if (kind !== null && limit === null)
          context.addIssue({ code: 'custom', path: ['limit'], message: limitWords });
        if (kind === null && limit !== null)
          context.addIssue({
            code: 'custom',
            path: ['limitKind'],
            message: 'Choose what the limit means, or leave it out.',
          });
      }),
      checkDays,
    ),
  z.transform(({ limitKind: kind, limit, ...rule }): NewDetailedTaxRule => ({
    ...rule,
    limit: kind === null || limit === null ? null : { kind, amount: limit },
  })),
);
