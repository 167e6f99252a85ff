import { isApiError, type FieldError } from '@ritual/shared/http';
import type { Size } from '@ritual/shared/kernel';
import type { Conflict, ConflictField } from '../../../admin/index.ts';
import { cellFields, cellLabels, cellName, fieldLabels } from '../../../rules/product/form-values.ts';
import { pictureLinesInWords } from '../../../rules/product/picture-lines.ts';
import { productLinesInWords } from '../../../rules/product/product-lines.ts';

/** Cells that were emptied and whose variants stay. */
export function markUsed(error: unknown): readonly FieldError[] {
  if (!isApiError(error, 'VARIANT_IN_USE')) return [];
  const { variants } = (error.details ?? {}) as { readonly variants?: unknown };
  if (!Array.isArray(variants)) return [];
  return (variants as readonly { readonly color: string; readonly size: Size }[]).map(({ color, size }) => ({
    path: cellName('sku', color, size),
    message: 'It has stock, or was sold.',
  }));
}

/** What a field is called: 'Price', 'SKU pine M'. */
export function labelOf(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const cell = cellFields.find((each) => each === first);
  if (cell) return [cellLabels[cell], ...rest].join(' ');
  return first === 'colors' ? 'Colors' : fieldLabels[first as keyof typeof fieldLabels];
}

export const labelsOf = ({ yours, theirs }: Conflict<string>): Record<string, string> =>
  Object.fromEntries(Object.keys({ ...theirs, ...yours }).map((name) => [name, labelOf(name)]));

/** What is in the fields of a conflict, where it is more than what was typed. */
export function inWords(field: ConflictField): ConflictField {
  const words = linesInWords[field.name];
  if (!words) return field;
  return { ...field, was: words(field.was), theirs: words(field.theirs), yours: words(field.yours) };
}

const linesInWords: Readonly<Record<string, (lines: string) => string>> = {
  pictures: pictureLinesInWords,
  related: productLinesInWords,
};
