import { presetGender } from '../../rules/listing/listing-query.ts';
import type { ListingState } from '../../rules/listing/listing-url.ts';

/** Where the form of the filters leads, and what it says besides them. */
export interface FormFields {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/**
 * On a path that pre-selects a gender, a form without any would be the path's own again: 'all' beside the boxes says that
 * only they count.
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
