import { csvLine } from '../../csv.ts';
import { builtInChart } from '../sizes/default-charts.ts';
import { importTitles } from './columns.ts';
import { linesOfProduct } from './export.ts';

/** A file that shows what is written in which column: two products, of which the first has two variants. The second names no more than it has to. */
export function exampleFile(): string {
  const tee = linesOfProduct({
    handle: 'example-tee',
    regular: null,
    facts: {
      ...{ name: 'Example Tee', state: 'Draft', description: 'A light tee.\n\nIt dries fast.' },
      ...{ details: 'Flat seams\nReflective logo', price: '38.00', gender: 'Women' },
      ...{ categories: 'Tops, Running', tags: 'Spring, Sample', limited: 'no', fitNote: 'Runs small' },
      ...{ sizeChart: builtInChart(1)?.chart.name ?? null, keywords: 'shirt' },
      ...{ fiberContent: '80% polyester, 20% elastane', originCountry: 'PT' },
    },
    variants: [
      { facts: { color: 'Black', size: 'S', sku: 'ET-BLACK-S', weight: '140', cost: '12.50', stock: '10' } },
      { facts: { color: 'Black', size: 'M', sku: 'ET-BLACK-M', weight: '150', cost: '12.50', stock: '8' } },
    ],
  });
  const short = linesOfProduct({
    handle: 'example-short',
    regular: null,
    facts: {
      ...{ name: 'Example Short', description: 'A short for hot days.', price: '42.00', gender: 'Men' },
      categories: 'Shorts',
    },
    variants: [{ facts: { color: 'Black', size: 'L', sku: 'ES-BLACK-L', stock: '5' } }],
  });
  return [csvLine(importTitles), ...tee, ...short].join('');
}
