import { presetGender } from '../../rules/listing/listing-query.ts';
import type { ListingState } from '../../rules/listing/listing-url.ts';

/** The action of the filter form, and its fields besides the filters. */
export interface FormFields {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/**
 * On a path that preselects a gender, a form without any gender would mean the path's own again: a hidden 'all' makes only
 * the checkboxes count.
 */
export function formFields(pathname: string, slug: string | undefined, { q }: ListingState): FormFields {
  return {
    action: pathname,
    hidden: [
      ...(q === '' ? [] : [['q', q] as const]),
      ...(presetGender(slug) === null ? [] : [['gender', 'all'] as const]),
    ],
  };
}
