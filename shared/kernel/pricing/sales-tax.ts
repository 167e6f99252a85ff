import { normalizeState, usStates } from '../shop/us-states.ts';
import {
  zipDigits,
  type DetailedTaxRule,
  type TaxClass,
  type TaxedThing,
  type TaxLevel,
  type TaxLimit,
} from './detailed-tax-rule.ts';
import type { Cents } from './money.ts';
import { shareCents } from './share-cents.ts';
import { taxRuleFor, type TaxRule } from './tax.ts';

/** Why an amount is not taxed: no rule is for it, its rate is 0, or the price of a piece does not reach the limit. */
export const taxExemptions = ['no rule', 'exempt', 'limit'] as const;

/** What one jurisdiction takes of an order line or of shipping: `taxable` and `exempt` add up to what is paid for it. */
export interface JurisdictionTax {
  readonly level: TaxLevel;
  readonly name: string;
  /** Percent. */
  readonly rate: number;
  readonly taxable: Cents;
  readonly exempt: Cents;
  /** null: nothing is exempt. */
  readonly reason: (typeof taxExemptions)[number] | null;
  readonly tax: Cents;
}

export interface TaxedLine {
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** null: goods of no special kind. */
  readonly taxClass: TaxClass | null;
}

export interface TaxedPlace {
  /** Name or code. */
  readonly state: string;
  readonly zip: string;
}

/**
 * The rules that charge: where and while the shop is registered, and those of 0 %. The detailed ones must apply at the time already.
 */
export interface ChargedRules {
  readonly general: readonly TaxRule[];
  readonly detailed: readonly DetailedTaxRule[];
}

export interface SalesTax {
  /** Of each line, jurisdiction by jurisdiction. */
  readonly lines: readonly (readonly JurisdictionTax[])[];
  readonly shipping: readonly JurisdictionTax[];
  /** Of lines and shipping; `shippingTax` is the part on shipping. */
  readonly tax: Cents;
  readonly shippingTax: Cents;
  /** The rate of the goods, if all that are taxed have the same one; else tax on goods ÷ taxed goods. */
  readonly ratePercent: number;
  /** Whether what is taxed, shipping included, has more than one rate: then none is shown. */
  readonly ratesDiffer: boolean;
}

interface Applied {
  readonly rate: number;
  readonly limit: TaxLimit | null;
}

/** A place that taxes an address. `ruleFor` answers with undefined where it says nothing. */
interface Jurisdiction {
  readonly level: TaxLevel;
  readonly name: string;
  readonly ruleFor: (thing: TaxedThing | null) => Applied | undefined;
}

const ruleOf = (rules: readonly DetailedTaxRule[], thing: TaxedThing | null) =>
  rules.find((rule) => rule.thing === thing);

function stateOf({ state }: TaxedPlace, { general, detailed }: ChargedRules, at: Date): Jurisdiction {
  const own = detailed.filter(({ level }) => level === 'state');
  const code = normalizeState(state);
  const rule = taxRuleFor(general, state, at);
  return {
    level: 'state',
    name: usStates.find((each) => each.code === code)?.name ?? state,
    ruleFor: (thing) => {
      if (thing === 'shipping') return ruleOf(own, thing);
      const found = (thing && ruleOf(own, thing)) ?? ruleOf(own, null);
      return found ?? (rule && { rate: rule.rate, limit: null });
    },
  };
}

/** An address is in one county and in one city, that whose rule names most of its ZIP code, and in any number of districts. */
function placesOf({ zip }: TaxedPlace, { detailed }: ChargedRules): Jurisdiction[] {
  const groups = new Map<string, DetailedTaxRule[]>();
  for (const rule of detailed) {
    if (rule.level === 'state' || zipDigits(rule, zip) === 0) continue;
    const key = `${rule.level} ${rule.name.toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  const found = [...groups.values()].flatMap((rules) => {
    const [first] = rules;
    if (!first) return [];
    const ruleFor = (thing: TaxedThing | null) =>
      (thing && ruleOf(rules, thing)) ?? (thing === 'shipping' ? undefined : ruleOf(rules, null));
    return [
      {
        ...{ level: first.level, name: first.name, ruleFor },
        // A rule for shipping alone makes no county of an address.
        digits: Math.max(0, ...rules.map((rule) => (rule.thing === 'shipping' ? 0 : zipDigits(rule, zip)))),
      },
    ];
  });
  const nearest = (level: TaxLevel) =>
    found
      .filter((each) => each.level === level)
      .toSorted((a, b) => b.digits - a.digits || (a.name < b.name ? -1 : 1));
  return [...nearest('county').slice(0, 1), ...nearest('city').slice(0, 1), ...nearest('district')];
}

type Part = Omit<JurisdictionTax, 'level' | 'name'>;

const untaxed = (amount: Cents, reason: NonNullable<Part['reason']>): Part => ({
  ...{ rate: 0, taxable: 0, exempt: amount, reason: amount === 0 ? null : reason, tax: 0 },
});

function taxedPart({ rate, limit }: Applied, { unitPrice, quantity }: TaxedLine): Part {
  const amount = unitPrice * quantity;
  if (rate === 0) return untaxed(amount, 'exempt');
  const each = limit === null ? unitPrice : taxedOfPiece(unitPrice, limit);
  const taxable = each * quantity;
  const reason = taxable < amount ? ('limit' as const) : null;
  return { rate, taxable, exempt: amount - taxable, reason, tax: 0 };
}

const taxedOfPiece = (price: Cents, { kind, amount }: TaxLimit) =>
  kind === 'above' ? Math.max(0, price - amount) : price >= amount ? price : 0;

/** Without the tax itself. The state always says something, be it that there is no rule. */
const partsOfLine = (line: TaxedLine, jurisdictions: readonly Jurisdiction[]): readonly JurisdictionTax[] =>
  jurisdictions.flatMap(({ level, name, ruleFor }) => {
    const rule = ruleFor(line.taxClass);
    if (rule) return [{ level, name, ...taxedPart(rule, line) }];
    return level === 'state' ? [{ level, name, ...untaxed(line.unitPrice * line.quantity, 'no rule') }] : [];
  });

/** What is taxed of a new line and by whom, without the tax: for orders that are changed. */
export const taxableParts = (
  line: TaxedLine,
  place: TaxedPlace,
  rules: ChargedRules,
  at: Date,
): readonly JurisdictionTax[] => partsOfLine(line, [stateOf(place, rules, at), ...placesOf(place, rules)]);

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** Thousandths of a percent of a cent. */
export const taxWeight = ({ taxable, rate }: Pick<JurisdictionTax, 'taxable' | 'rate'>): number =>
  taxable * Math.round(rate * 1000);

/** Of the weights of all that is taxed together, half up to the cent. */
export const taxOfWeights = (weights: readonly number[]): Cents =>
  Math.floor((sum(weights) + 50_000) / 100_000);

/**
 * Where a jurisdiction taxes shipping, it taxes the part of it that goes with taxed goods (New York: TB-ST-838): all of it where all goods
 * are taxed.
 */
function shippingParts(
  lines: readonly (readonly JurisdictionTax[])[],
  jurisdictions: readonly Jurisdiction[],
  { shipping, subtotal }: { readonly shipping: Cents; readonly subtotal: Cents },
): readonly JurisdictionTax[] {
  if (shipping === 0) return [];
  return jurisdictions.flatMap(({ level, name, ruleFor }) => {
    const rule = ruleFor('shipping');
    if (!rule) return level === 'state' ? [{ level, name, ...untaxed(shipping, 'no rule') }] : [];
    if (rule.rate === 0) return [{ level, name, ...untaxed(shipping, 'exempt') }];
    const ofIt = lines.flat().filter((part) => part.level === level && part.name === name);
    const goods = sum(ofIt.map((part) => part.taxable));
    const [taxable = 0] = shareCents(shipping, [goods, subtotal - goods]);
    const exempt = shipping - taxable;
    const reason = exempt > 0 ? ('exempt' as const) : null;
    return [{ level, name, rate: rule.rate, taxable, exempt, reason, tax: 0 }];
  });
}

export interface TaxedGoods {
  readonly lines: readonly TaxedLine[];
  readonly shipping: Cents;
  readonly place: TaxedPlace;
}

/** The sales tax of an order: of all together, half up to the cent, and shared so that the parts add up to it. */
export function salesTax({ lines, shipping, place }: TaxedGoods, rules: ChargedRules, at: Date): SalesTax {
  const jurisdictions = [stateOf(place, rules, at), ...placesOf(place, rules)];
  const goods = lines.map((line) => partsOfLine(line, jurisdictions));
  const subtotal = sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const all = [...goods, shippingParts(goods, jurisdictions, { shipping, subtotal })];
  const tax = taxOfWeights(all.flat().map(taxWeight));
  const shares = shareCents(tax, all.flat().map(taxWeight)).values();
  const shared = all.map((parts) => parts.map((part) => ({ ...part, tax: shares.next().value ?? 0 })));
  const onShipping = shared.at(-1) ?? [];
  return {
    ...{ lines: shared.slice(0, -1), shipping: onShipping, tax },
    shippingTax: sum(onShipping.map((part) => part.tax)),
    ratePercent: commonRate(shared.slice(0, -1)) ?? ratioPercent(shared.slice(0, -1)),
    ratesDiffer: commonRate(shared) === null,
  };
}

/** The rate of everything that is taxed, 0 where nothing is; null: not all of it has the same. */
export function commonRate(all: readonly (readonly JurisdictionTax[])[]): number | null {
  const rates = new Set(
    all.flatMap((parts) => {
      const taxed = parts.filter((part) => part.taxable > 0);
      // Of a piece, one jurisdiction may tax all and another one a part: there is no rate of both.
      if (taxed.some(({ taxable }) => taxable !== taxed[0]?.taxable)) return [-1];
      return taxed.length === 0 ? [] : [sum(taxed.map(({ rate }) => Math.round(rate * 1000)))];
    }),
  );
  const [rate = 0] = rates;
  return rates.size > 1 || rate < 0 ? null : rate / 1000;
}

/** Of an order's lines and its shipping; of one from before lines knew who takes their tax, its one rate is that of all. */
export function orderRatesDiffer(
  lines: readonly { readonly taxes?: readonly JurisdictionTax[] | null | undefined }[],
  shipping: readonly JurisdictionTax[] | null | undefined,
): boolean {
  const taxes = lines.flatMap((line) => (line.taxes ? [line.taxes] : []));
  return taxes.length === lines.length && commonRate([...taxes, shipping ?? []]) === null;
}

/** Tax ÷ taxed amount in percent, to three decimal places. */
function ratioPercent(lines: readonly (readonly JurisdictionTax[])[]): number {
  const taxed = sum(lines.map((parts) => Math.max(0, ...parts.map(({ taxable }) => taxable))));
  const tax = sum(lines.flat().map((part) => part.tax));
  return taxed === 0 ? 0 : Math.round((tax * 100_000) / taxed) / 1000;
}

/**
 * The rate of one line in percent, to three decimal places: by all jurisdictions together, on all of it. An older release, which knows
 * lines by their rate only, charges by it when an order is changed.
 */
export function rateOfLine(parts: readonly JurisdictionTax[]): number {
  const [first] = parts;
  const amount = first === undefined ? 0 : first.taxable + first.exempt;
  return amount === 0 ? 0 : Math.round(sum(parts.map(taxWeight)) / amount) / 1000;
}
