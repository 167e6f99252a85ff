import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontAxes, type FontFile } from '@ritual/shared/theme/font-files';
import subsetFont from 'subset-font';

// Features that browsers apply by default, and tabular figures. Small capitals, fractions and the like are left out.
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** `U+20-7E, U+A0` → every character of it. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(from + at)).join('');
    })
    .join('');
}

/** Subsets one file of the typeface: our characters, our range of the axes. */
export async function subsetFontFile({ source, characters }: FontFile): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    `@fontsource-variable/archivo/files/archivo-${source}-standard-normal.woff2`,
  );
  const [minWeight, maxWeight] = fontAxes.weight;
  const [minWidth, maxWidth] = fontAxes.width;
  return subsetFont(await readFile(whole), charactersOf(characters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: {
      wght: { min: minWeight, max: maxWeight },
      wdth: { min: minWidth, max: maxWidth },
    },
  });
}
