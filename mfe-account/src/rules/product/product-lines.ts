import type { PickedProduct } from '@ritual/shared/contract';
import { productStates } from '@ritual/shared/kernel';

/** Products one to a line, with what the form shows of them. */
export const productLines = (products: readonly PickedProduct[]): string =>
  products
    .map(({ id, name, state, imageFile }) =>
      [String(id), state, imageFile ?? '', name.replace(/\s/g, ' ')].join('\t'),
    )
    .join('\n');

export const productsIn = (lines: string): readonly PickedProduct[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', state = '', imageFile = '', name = ''] = line.split('\t');
      const known = productStates.find((each) => each === state) ?? 'PUBLISHED';
      return { id: Number(id), name, state: known, imageFile: imageFile || null };
    });

/** As two lists are compared, of which one is chosen. */
export const productLinesInWords = (lines: string): string =>
  productsIn(lines)
    .map(({ name }, index) => `${String(index + 1)}. ${name}`)
    .join(', ');
