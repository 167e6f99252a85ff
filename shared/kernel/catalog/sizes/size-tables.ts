import type { Gender, Size } from './sizes.ts';

/** Centimeters, from and to, both inclusive. */
export type SizeRange = readonly [number, number];

export const garments = ['tops', 'bottoms', 'shoes'] as const;
export type Garment = (typeof garments)[number];

export const garmentLabel: Readonly<Record<Garment, string>> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  shoes: 'Shoes',
};

const garmentsOfCategory: Readonly<Record<string, readonly Garment[]>> = {
  Leggings: ['bottoms'],
  Joggers: ['bottoms'],
  Shorts: ['bottoms'],
  Skirts: ['bottoms'],
  Shoes: ['shoes'],
  Sets: ['tops', 'bottoms'],
};

/** The tables for a product of these categories: a set has a top and a bottom; everything else is a top. */
export function garmentsOf(categories: readonly string[]): readonly Garment[] {
  const found = new Set(categories.flatMap((category) => garmentsOfCategory[category] ?? []));
  return found.size === 0 ? ['tops'] : garments.filter((garment) => found.has(garment));
}

/**
 * One size for each category, and under '' for all others: for callers that choose a product's size without the tables. None
 * where a top and a bottom belong together and need different sizes.
 */
export function sizesByCategory(
  found: Readonly<Record<Garment, string | null>>,
): Readonly<Record<string, string | null>> {
  const one = (worn: readonly Garment[]) => {
    const [size = null, ...others] = new Set(worn.map((garment) => found[garment]));
    return others.length === 0 ? size : null;
  };
  const each = Object.entries(garmentsOfCategory).map(([category, worn]) => [category, one(worn)] as const);
  return { '': found.tops, ...Object.fromEntries(each) };
}

export interface SizeTable {
  readonly measures: readonly string[];
  readonly rows: readonly { readonly size: string; readonly values: readonly SizeRange[] }[];
}

const table = (
  measures: readonly string[],
  rows: Readonly<Record<string, readonly SizeRange[]>>,
): SizeTable => ({
  measures,
  rows: Object.entries(rows).map(([size, values]) => ({ size, values })),
});

type Rows = Readonly<Record<Size, readonly SizeRange[]>>;
const garment = (measures: readonly string[], rows: Rows) => table(measures, rows);

/** Body measurements per gender, garment and size; US shoe sizes by foot length. */
export const sizeTables: Readonly<Record<Gender, Readonly<Record<Garment, SizeTable>>>> = {
  FEMALE: {
    tops: garment(['Chest', 'Waist', 'Hips'], {
      XS: [
        [76, 81],
        [58, 63],
        [84, 89],
      ],
      S: [
        [82, 87],
        [64, 69],
        [90, 95],
      ],
      M: [
        [88, 93],
        [70, 75],
        [96, 101],
      ],
      L: [
        [94, 100],
        [76, 82],
        [102, 108],
      ],
      XL: [
        [101, 108],
        [83, 90],
        [109, 116],
      ],
      XXL: [
        [109, 116],
        [91, 98],
        [117, 124],
      ],
    }),
    bottoms: garment(['Waist', 'Hips', 'Inseam'], {
      XS: [
        [58, 63],
        [84, 89],
        [70, 71],
      ],
      S: [
        [64, 69],
        [90, 95],
        [71, 72],
      ],
      M: [
        [70, 75],
        [96, 101],
        [71, 72],
      ],
      L: [
        [76, 82],
        [102, 108],
        [72, 73],
      ],
      XL: [
        [83, 90],
        [109, 116],
        [72, 73],
      ],
      XXL: [
        [91, 98],
        [117, 124],
        [73, 74],
      ],
    }),
    shoes: table(['Foot length'], {
      'US 5': [[21.6, 22]],
      'US 6': [[22.1, 22.8]],
      'US 7': [[22.9, 23.6]],
      'US 8': [[23.7, 24.5]],
      'US 9': [[24.6, 25.3]],
      'US 10': [[25.4, 26.2]],
      'US 11': [[26.3, 27]],
    }),
  },
  MALE: {
    tops: garment(['Chest', 'Waist', 'Hips'], {
      XS: [
        [84, 89],
        [70, 75],
        [84, 89],
      ],
      S: [
        [90, 95],
        [76, 81],
        [90, 95],
      ],
      M: [
        [96, 101],
        [82, 87],
        [96, 101],
      ],
      L: [
        [102, 108],
        [88, 94],
        [102, 108],
      ],
      XL: [
        [109, 116],
        [95, 102],
        [109, 116],
      ],
      XXL: [
        [117, 125],
        [103, 111],
        [117, 125],
      ],
    }),
    bottoms: garment(['Waist', 'Hips', 'Inseam'], {
      XS: [
        [70, 75],
        [84, 89],
        [78, 79],
      ],
      S: [
        [76, 81],
        [90, 95],
        [79, 80],
      ],
      M: [
        [82, 87],
        [96, 101],
        [80, 81],
      ],
      L: [
        [88, 94],
        [102, 108],
        [81, 82],
      ],
      XL: [
        [95, 102],
        [109, 116],
        [82, 83],
      ],
      XXL: [
        [103, 111],
        [117, 125],
        [83, 84],
      ],
    }),
    shoes: table(['Foot length'], {
      'US 7': [[24.1, 24.8]],
      'US 8': [[24.9, 25.6]],
      'US 9': [[25.7, 26.5]],
      'US 10': [[26.6, 27.3]],
      'US 11': [[27.4, 28.2]],
      'US 12': [[28.3, 29]],
      'US 13': [[29.1, 29.9]],
    }),
  },
};

/** "Women's bottoms": the title of a table. */
export function sizeTableName(gender: Gender, garment: Garment): string {
  return `${gender === 'FEMALE' ? "Women's" : "Men's"} ${garmentLabel[garment].toLowerCase()}`;
}
