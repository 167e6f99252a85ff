import { color, type ColorName } from '@ritual/shared/theme';

const names = [
  'info.text',
  'success.text',
  'text.error',
  'warning.text',
  'text.primary',
  'text.secondary',
] as const satisfies readonly ColorName[];

/** The color of a row of the table and of the outline that belongs to it. */
export const colorOf = (at: number): string => color(names[at % names.length] ?? 'text.secondary');
