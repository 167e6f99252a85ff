import type { VariantChoice } from '@ritual/shared/kernel';

/** The same query parameters with a selection in them; others are kept. */
export function searchWithSelection(search: URLSearchParams, selection: VariantChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(selection) as [string, string | null][]) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
