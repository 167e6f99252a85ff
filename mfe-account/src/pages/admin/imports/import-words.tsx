import type { ImportedChange, ProductImport } from '@ritual/shared/contract';
import { centsOfAmount, formatCents, importColumns, type ImportField } from '@ritual/shared/kernel';
import { StatusWord, type Tone } from '../../../admin/index.ts';

const states: Readonly<Record<ProductImport['state'], readonly [Tone, string]>> = {
  TRIED: ['warn', 'Not applied'],
  APPLIED: ['good', 'Applied'],
  UNDONE: ['neutral', 'Undone'],
};

export function ImportWord({ state }: Pick<ProductImport, 'state'>) {
  const [tone, word] = states[state];
  return <StatusWord tone={tone}>{word}</StatusWord>;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const isField = (field: string): field is ImportField => Object.hasOwn(importColumns, field);
const amounts: ReadonlySet<string> = new Set(['price', 'compareAtPrice', 'cost']);
const longest = 80;

/** What a change is about. */
export function fieldWords(field: string): string {
  if (field === 'stockBy') return 'Stock, difference';
  if (field === 'stock') return 'Stock count';
  return isField(field) ? importColumns[field].title : `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;
}

/** '$148.00', '12', or the beginning of a text. */
export function valueWords(field: string, value: string | null): string {
  if (value === null || value === '') return '–';
  if (amounts.has(field) || field === 'new product') return formatCents(centsOfAmount(value));
  if (field === 'new variant') return `${value} in stock`;
  return value.length > longest ? `${value.slice(0, longest).trimEnd()}…` : value;
}

const signed = (value: number, digits = 0) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })}`;

/** '+4.1%' of an amount, '−3' of stock, 'new'; empty: nothing that can be counted. */
export function differenceWords({ field, was, becomes }: ImportedChange): string {
  if (field.startsWith('new ')) return 'new';
  if (field === 'stockBy') return signed(Number(becomes));
  if (was === null || becomes === null) return '';
  if (field === 'stock') return signed(Number(becomes) - Number(was));
  if (amounts.has(field) && Number(was) > 0)
    return `${signed(((Number(becomes) - Number(was)) / Number(was)) * 100, 1)}%`;
  return '';
}

/** What stands there then: of a difference the stock that is left, if nothing is sold until it is applied. */
export const thenWords = ({ field, was, becomes }: ImportedChange): string =>
  field === 'stockBy' ? String(Number(was) + Number(becomes)) : valueWords(field, becomes);
