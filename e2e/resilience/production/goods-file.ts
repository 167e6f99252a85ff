import { csvLine } from '@ritual/shared/kernel';

const products = 200;
const heads = ['Handle', 'Name', 'State', 'Description', 'Price', 'For', 'Categories'];
const variantHeads = ['Color', 'Size', 'SKU', 'Stock'];

/** What is wrong in the file, by the number of the product. */
const mistakes: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  20: { Price: '54,00' },
  90: { For: 'dogs' },
  160: { Stock: 'many' },
};

function row(number: number): string {
  const name = `Trail Short ${String(number)}`;
  const cells: Readonly<Record<string, string>> = {
    ...{ Handle: `trail-short-${String(number)}`, Name: name, State: 'published' },
    ...{ Description: 'A short for trails.', Price: '30.00', For: 'men', Categories: 'Shorts' },
    ...{ Color: 'Ocean', Size: 'M', SKU: `TS-${String(number)}-M`, Stock: '10' },
    ...mistakes[number],
  };
  return csvLine([...heads, ...variantHeads].map((head) => cells[head] ?? ''));
}

/** A file of products as a spreadsheet writes it, in which three rows are wrong. */
export const goodsFile = {
  name: 'goods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    csvLine([...heads, ...variantHeads]) + Array.from({ length: products }, (_, at) => row(at + 1)).join(''),
  ),
};
/** Products of the file that can be taken. */
export const goodRows = products - Object.keys(mistakes).length;
export const wrongRows = Object.keys(mistakes).length;
