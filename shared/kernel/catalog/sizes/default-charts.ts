import type { ChartColumn, ChartMeasure, Garment, SizeChart } from './size-chart.ts';
import { garmentLabel } from './size-chart.ts';
import type { Gender } from './sizes.ts';
import type { SizeRange } from './size-units.ts';

// The charts that every store begins with. Their numbers are those of the rows that migration 0058 has made.

export interface BuiltInChart {
  readonly id: number;
  readonly gender: Gender;
  readonly garment: Garment;
  readonly chart: SizeChart;
}

type Rows = Readonly<Record<string, readonly SizeRange[]>>;

function builtIn(
  id: number,
  gender: Gender,
  garment: Garment,
  measures: readonly ChartMeasure[],
  rows: Rows,
): BuiltInChart {
  const label = garmentLabel[garment];
  const chart: SizeChart = {
    name: `${gender === 'FEMALE' ? "Women's" : "Men's"} ${label.toLowerCase()}`,
    ...{ label, garment, unit: 'cm' },
    columns: measures.map((kind): ChartColumn => ({ kind, title: kind })),
    rows: Object.entries(rows).map(([size, cells]) => ({ size, cells })),
  };
  return { id, gender, garment, chart };
}

/** Measurements of the body in centimeters; US sizes of shoes by the length of the foot. */
export const builtInCharts: readonly BuiltInChart[] = [
  builtIn(1, 'FEMALE', 'tops', ['Chest', 'Waist', 'Hips'], {
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
  builtIn(2, 'FEMALE', 'bottoms', ['Waist', 'Hips', 'Inseam'], {
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
  builtIn(3, 'FEMALE', 'shoes', ['Foot length'], {
    'US 5': [[21.6, 22]],
    'US 6': [[22.1, 22.8]],
    'US 7': [[22.9, 23.6]],
    'US 8': [[23.7, 24.5]],
    'US 9': [[24.6, 25.3]],
    'US 10': [[25.4, 26.2]],
    'US 11': [[26.3, 27]],
  }),
  builtIn(4, 'MALE', 'tops', ['Chest', 'Waist', 'Hips'], {
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
  builtIn(5, 'MALE', 'bottoms', ['Waist', 'Hips', 'Inseam'], {
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
  builtIn(6, 'MALE', 'shoes', ['Foot length'], {
    'US 7': [[24.1, 24.8]],
    'US 8': [[24.9, 25.6]],
    'US 9': [[25.7, 26.5]],
    'US 10': [[26.6, 27.3]],
    'US 11': [[27.4, 28.2]],
    'US 12': [[28.3, 29]],
    'US 13': [[29.1, 29.9]],
  }),
];

export const builtInChart = (id: number): BuiltInChart | undefined =>
  builtInCharts.find((each) => each.id === id);

/** What a store shows that has never written a chart. */
export const defaultCharts: readonly (SizeChart & { readonly id: number })[] = builtInCharts.map(
  ({ id, chart }) => ({ id, ...chart }),
);

export const builtInIdOf = (gender: Gender, garment: Garment): number =>
  builtInCharts.find((each) => each.gender === gender && each.garment === garment)?.id ?? 0;
