import { createHash } from 'node:crypto';

// Ids are random, so that they cannot be compressed. The file has short signs for them (`~pi_12~`), of which each reader makes the
// same ids: database and sandbox agree, and so do two stores.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Crockford's base 32, as order numbers and references have it. */
const sayable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const hex = '0123456789abcdef';

interface Shape {
  readonly prefix: string;
  readonly length: number;
  readonly alphabet: string;
}

const ofProvider = (prefix: string, length = 24): [string, Shape] => [
  prefix,
  { prefix, length, alphabet: letters },
];

/** By the name that a sign has. */
const shapes: Readonly<Record<string, Shape>> = {
  number: { prefix: 'ROP-', length: 6, alphabet: sayable },
  reference: { prefix: 'C-', length: 8, alphabet: sayable },
  visitor: { prefix: '', length: 32, alphabet: hex },
  secret: { prefix: '', length: 25, alphabet: letters },
  ...Object.fromEntries([
    ofProvider('cs_test_', 58),
    ofProvider('prod_', 14),
    ...['li_', 'price_', 'shr_', 'pi_', 'ch_', 'pm_', 're_', 'du_'].map((prefix) => ofProvider(prefix)),
  ]),
};

const bytesOf = (sign: string) => createHash('sha512').update(`demo history: ${sign}`).digest();

function uuidOf(sign: string): string {
  const text = bytesOf(sign).toString('hex');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20, 32)}`;
}

function idOf(name: string, sign: string): string {
  if (name === 'uuid') return uuidOf(sign);
  const shape = shapes[name];
  if (!shape) throw new Error(`The demo history has an unknown sign: ${sign}.`);
  const { prefix, length, alphabet } = shape;
  const signs = [...bytesOf(sign).subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]);
  return prefix + signs.join('');
}

/** Puts ids in the place of all signs of a text, and `known` words (`~store~`) in the place of theirs. */
export function expandIds(text: string, known: Readonly<Record<string, string>>): string {
  const made = new Map(Object.entries(known).map(([word, value]) => [`~${word}~`, value]));
  return text.replaceAll(/~([a-z_]+?)(\d*)~/g, (sign, name: string) => {
    const value = made.get(sign) ?? idOf(name, sign);
    made.set(sign, value);
    return value;
  });
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const numbers = new RegExp(`ROP-[${sayable}]{6}`);
const references = new RegExp(`\\bC-[${sayable}]{8}\\b`);
const ofPayments = /\b(?:cs_test|prod|li|price|shr|pi|ch|pm|re|du)_[A-Za-z0-9]{14,58}\b/;
const visitors = /(?<=")[0-9a-f]{32}(?=")/;
const secrets = /(?<="secret":")[A-Za-z0-9]{25}(?=")/;
const all = new RegExp(
  [uuid, numbers, references, ofPayments, visitors, secrets].map(({ source }) => `(?:${source})`).join('|'),
  'g',
);

function nameOf(id: string): string {
  if (id.startsWith('ROP-')) return 'number';
  if (id.startsWith('C-')) return 'reference';
  if (/^[0-9a-f]{8}-/.test(id)) return 'uuid';
  const prefix = /^(?:cs_test|[a-z]+)_/.exec(id)?.[0];
  if (prefix !== undefined && shapes[prefix]) return prefix;
  return id.length === 32 ? 'visitor' : 'secret';
}

/** The other way: signs in the place of all ids, numbered as they come, and of `known` words. */
export function shortenIds(text: string, known: Readonly<Record<string, string>>): string {
  const signs = new Map<string, string>();
  const counts = new Map<string, number>();
  let shorter = text;
  for (const [word, value] of Object.entries(known)) shorter = shorter.replaceAll(value, `~${word}~`);
  return shorter.replaceAll(all, (id) => {
    const known = signs.get(id);
    if (known !== undefined) return known;
    const name = nameOf(id);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const sign = `~${name}${String(count)}~`;
    signs.set(id, sign);
    return sign;
  });
}
