import { genderLabel, type ProductFilter } from '@ritual/shared/kernel';
import type { Facets } from '@ritual/shared/contract';

export interface ChosenFilter {
  readonly name: keyof ProductFilter;
  readonly value: string;
  readonly label: string;
}

/** Labels of the chosen filters, for the chips: 'Women', 'Leggings', 'Size M', 'Pine'. */
export function chosenFilters(filter: ProductFilter, facets: Facets | undefined): readonly ChosenFilter[] {
  const colorName = (id: string) => facets?.color.find(({ value }) => value === id)?.label ?? id;
  return [
    ...filter.gender.map((value) => ({ name: 'gender' as const, value, label: genderLabel[value] })),
    ...filter.category.map((value) => ({ name: 'category' as const, value, label: value })),
    ...filter.size.map((value) => ({ name: 'size' as const, value, label: `Size ${value}` })),
    ...filter.color.map((value) => ({ name: 'color' as const, value, label: colorName(value) })),
  ];
}
