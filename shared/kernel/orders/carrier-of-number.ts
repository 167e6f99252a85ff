import type { carriers } from './tracking.ts';

export type Carrier = (typeof carriers)[number];

const digitsOf = (text: string): number[] => Array.from(text, Number);
const last = (text: string): number => Number(text.at(-1));

/** Each character counts as a digit; every second one twice. */
function isUps(number: string): boolean {
  const sum = Array.from(number.slice(2, -1), (character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    return index % 2 === 1 ? value * 2 : value;
  }).reduce((total, value) => total + value, 0);
  return (10 - (sum % 10)) % 10 === last(number);
}

/** From the right every second digit counts three times (GS1). */
function isGs1(number: string): boolean {
  const digits = digitsOf(number.slice(0, -1)).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last(number);
}

function isFedExExpress(number: string): boolean {
  const weights = [3, 1, 7];
  const sum = digitsOf(number.slice(0, -1)).reduce(
    (total, digit, index) => total + digit * (weights[index % 3] ?? 0),
    0,
  );
  return (sum % 11) % 10 === last(number);
}

/** Of the Universal Postal Union (S10): two letters, eight digits, a check digit, the country. */
function isS10(number: string): boolean {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = digitsOf(number.slice(2, 10)).reduce(
    (total, digit, index) => total + digit * (weights[index] ?? 0),
    0,
  );
  const rest = 11 - (sum % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(number[10]);
}

const isDhl = (number: string): boolean => Number(number.slice(0, 9)) % 7 === last(number);
const always = (): boolean => true;

/** How the numbers of each carrier look, and whether the check digit of one that looks so is right. */
const forms: readonly (readonly [Carrier, RegExp, (number: string) => boolean])[] = [
  ['UPS', /^1Z[0-9A-Z]{16}$/, isUps],
  ['USPS', /^(9[1-5]\d{18,20}|(0[13]|23|7[0-9])\d{18})$/, isGs1],
  ['USPS', /^[A-Z]{2}\d{9}US$/, isS10],
  ['FedEx', /^\d{12}$/, isFedExExpress],
  ['FedEx', /^\d{15}$/, isGs1],
  ['FedEx', /^(96\d{20}|61\d{18})$/, always],
  ['DHL', /^\d{10}$/, isDhl],
  ['DHL', /^JJD\d{16,18}$/, always],
];

/** What a scanner reads of a USPS label: '420' and the ZIP code of the address stand before the number. */
const labelOfUsps = /^420\d{5}(?:\d{4})?(?=9[1-5]\d{18,20}$)/;

/**
 * What may stand between the characters of a number: white space, dashes and minus, and U+001D, which scanners send for the separator of
 * GS1 barcodes. A class of a regular expression that JavaScript and PostgreSQL read alike: `\s` is not the same in both.
 */
export const trackingSeparators =
  '[\\t-\\r \\u001D\\u00A0\\u1680\\u2000-\\u200B\\u2010-\\u2015\\u2028\\u2029\\u202F\\u205F\\u2212\\u3000\\uFEFF-]';
const separators = new RegExp(trackingSeparators, 'g');

/** Without separators, in ASCII capitals. The database compares numbers in this form (`plainNumber` of its schema). */
export const comparedTracking = (typed: string): string =>
  typed.replace(separators, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The number of a parcel as its carrier writes it: without separators and what a scanner reads before it, in capitals. */
export const plainTracking = (typed: string): string => comparedTracking(typed).replace(labelOfUsps, '');

/**
 * The number as it is written down: a carrier's plainly, another one as it was typed. What a scanner reads before a number is never part
 * of it, so that the database finds it again. null: there is none.
 */
export function storedTracking(typed: string): string | null {
  const plain = plainTracking(typed);
  if (plain === '') return null;
  return carrierOfNumber(typed) === null && plain === comparedTracking(typed) ? typed.trim() : plain;
}

/** The carrier whose numbers have this form and check digit; null when none or several have, so that a person is asked. */
export function carrierOfNumber(typed: string): Carrier | null {
  const number = plainTracking(typed);
  const found = new Set(
    forms.flatMap(([carrier, form, isRight]) => (form.test(number) && isRight(number) ? [carrier] : [])),
  );
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The carrier whose form a number has but for its check digit: most likely a digit was mistyped. */
export function mistypedNumberOf(typed: string): Carrier | null {
  if (carrierOfNumber(typed) !== null) return null;
  const number = plainTracking(typed);
  return forms.find(([, form]) => form.test(number))?.[0] ?? null;
}

/** What a spreadsheet makes of a long number: digits are lost, and cannot be had back from the file. */
export const isShortenedNumber = (typed: string): boolean => /^\s*\d([.,]\d+)?E\+?\d+\s*$/i.test(typed);
