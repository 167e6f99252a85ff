import { builtInCharts, builtInIdOf } from './default-charts.ts';
import { garments, type Garment } from './size-chart.ts';
import { chartKey, type Gender } from './sizes.ts';

/** A chart that the staff has chosen for a category, in place of those that it begins with. */
export interface ChartUse {
  readonly gender: Gender;
  readonly category: string;
  readonly chart: number;
}

/** A set has a top and a bottom; a category that does not stand here is of tops. */
const garmentsOfCategory: Readonly<Record<string, readonly Garment[]>> = {
  Leggings: ['bottoms'],
  Joggers: ['bottoms'],
  Shorts: ['bottoms'],
  Skirts: ['bottoms'],
  Shoes: ['shoes'],
  Sets: ['tops', 'bottoms'],
};

/** The charts that a category begins with. */
export const firstChartsOf = (gender: Gender, category: string): readonly number[] =>
  (garmentsOfCategory[category] ?? ['tops']).map((garment) => builtInIdOf(gender, garment));

interface Worn {
  readonly gender: Gender;
  readonly categories: readonly string[];
  /** Of the product itself. */
  readonly chart?: number | null | undefined;
}

/**
 * The charts of a product, in the order in which they are shown: its own, else those that the staff has chosen for its categories with
 * those that its other categories begin with, else that of tops. A category that says nothing of the garment adds no chart.
 */
export function chartsOf({ gender, categories, chart }: Worn, uses: readonly ChartUse[]): readonly number[] {
  if (chart !== null && chart !== undefined) return [chart];
  const chosen: number[] = [];
  const worn = new Set<Garment>();
  for (const category of categories) {
    const use = uses.find((each) => each.gender === gender && each.category === category);
    if (use) chosen.push(use.chart);
    else for (const garment of garmentsOfCategory[category] ?? []) worn.add(garment);
  }
  const first = garments
    .filter((garment) => worn.has(garment))
    .map((garment) => builtInIdOf(gender, garment));
  const all = [...new Set([...chosen, ...first])];
  return all.length > 0 ? all : [builtInIdOf(gender, 'tops')];
}

/** The charts of a gender: those that every store has, then those that its categories use. */
export function chartsOfGender(gender: Gender, uses: readonly ChartUse[]): readonly number[] {
  const first = builtInCharts.filter((each) => each.gender === gender).map(({ id }) => id);
  return [...new Set([...first, ...uses.filter((use) => use.gender === gender).map(({ chart }) => chart)])];
}

/**
 * One size for each category and for each chart (`#7`), and under '' for all other categories: for callers that choose a product's size
 * without the charts. None where a top and a bottom belong together and need different sizes.
 */
export function sizesByCategory(
  gender: Gender,
  found: ReadonlyMap<number, string | null>,
  uses: readonly ChartUse[],
): Readonly<Record<string, string | null>> {
  const one = (charts: readonly number[]) => {
    const [size = null, ...others] = new Set(charts.map((chart) => found.get(chart) ?? null));
    return others.length === 0 ? size : null;
  };
  const chosen = uses.filter((use) => use.gender === gender).map(({ category }) => category);
  const categories = [...new Set([...Object.keys(garmentsOfCategory), ...chosen])];
  return {
    '': one([builtInIdOf(gender, 'tops')]),
    ...Object.fromEntries(
      categories.map((each) => [each, one(chartsOf({ gender, categories: [each] }, uses))]),
    ),
    ...Object.fromEntries([...found].map(([chart, size]) => [chartKey(chart), size])),
  };
}
