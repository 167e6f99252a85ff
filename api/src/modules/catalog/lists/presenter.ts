import type { Facets } from '@ritual/shared/contract';
import { compareSizes, genderLabel, genders, type Gender } from '@ritual/shared/kernel';
import type { FacetCount } from '../inverted-index/index.ts';
import type { ColorRow } from './colors.repository.ts';

interface FacetCounts {
  readonly counts: readonly FacetCount[];
  /** By key. */
  readonly colors: ReadonlyMap<string, ColorRow>;
}

/** Genders and sizes in their order, the rest by name. */
export function presentFacets({ counts, colors }: FacetCounts): Facets {
  const of = (facet: FacetCount['facet'], labelOf = (value: string) => value) =>
    counts
      .filter((one) => one.facet === facet)
      .map(({ value, count }) => ({ value, label: labelOf(value), count }));
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en-US');
  const genderRank = ({ value }: { value: string }) => genders.indexOf(value as Gender);
  return {
    gender: of('gender', (value) => genderLabel[value as Gender]).sort(
      (a, b) => genderRank(a) - genderRank(b),
    ),
    category: of('category').sort(byLabel),
    size: of('size').sort((a, b) => compareSizes(a.value, b.value)),
    color: of('color', (key) => colors.get(key)?.name ?? key)
      .map((color) => ({ ...color, code: colors.get(color.value)?.code ?? '' }))
      .sort(byLabel),
  };
}
