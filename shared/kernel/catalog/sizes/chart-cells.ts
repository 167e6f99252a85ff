import type { SizeRange } from './size-units.ts';

const fractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Of an inch, as tapes have them. */
const denominators: readonly number[] = [2, 4, 8, 16];

const mixed = String.raw`\d{1,3}[ -]\d{1,2}\/\d{1,2}`;
const plain = String.raw`\d{1,3}(?:[.,]\d{1,3})?`;
const number = String.raw`(${mixed}|\d{1,2}\/\d{1,2}|${plain})`;
const whole = new RegExp(`^${number}(?: ?(?:-|to) ?${number})?$`);

/**
 * A cell as it is typed or copied: '88–93', '88 - 93', '34,5', '28 1/2', '28½–30', '34"', '88 cm to 93 cm'. One number is a range from it to
 * itself. null: it is no measurement.
 */
export function readChartCell(text: string): SizeRange | null {
  const written = text
    .toLowerCase()
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign] ?? ''}`)
    .replace(/[‐‑‒–—―−]/g, '-')
    // Units and marks of them, and spaces of all kinds.
    .replace(/(?:cm|inch(?:es)?|in|["″”])\.?(?=$|[\s-])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = whole.exec(written);
  if (!found) return null;
  const from = numberOf(found[1] ?? '');
  const to = found[2] === undefined ? from : numberOf(found[2]);
  return from === null || to === null ? null : [from, to];
}

function numberOf(text: string): number | null {
  const parts = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (!parts) return Number(text.replace(',', '.'));
  const [up, down] = [Number(parts[2]), Number(parts[3])];
  // '28/30' is a pair of numbers, and no part of an inch.
  if (!denominators.includes(down) || up >= down) return null;
  return Number(parts[1] ?? 0) + up / down;
}
