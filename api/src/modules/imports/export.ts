import type { productsExport, productsExportPart } from '@ritual/shared/contract';
import { csvLine, importTitles, linesOfProduct } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { productPage } from '../products/list.ts';
import { productsById } from './facts.ts';

/** Products of one part, with all of their variants: what is in memory at a time. */
const partSize = 500;

/** A part of the list, by number whatever the page is sorted by, which is noted with the number of its rows. */
export async function exportProducts(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  { after, ids: named, ...filters }: z.output<typeof productsExport>,
): Promise<z.input<typeof productsExportPart>> {
  let exported = 0;
  const what = {
    ...{ action: 'product.export', subject: { type: 'products', id: 'list' }, personal: null },
    read: () => Promise.resolve({ rows: exported }),
  };
  return audited(deps, call, what, async (tx) => {
    const page = { ...filters, after, sort: 'newest', size: partSize } as const;
    const { content, next } = named
      ? { content: named.map((id) => ({ id })), next: null }
      : await productPage(tx, page);
    const ids = content.map(({ id }) => id);
    const known = await productsById(tx, ids);
    const lines = ids.flatMap((id) => {
      const product = known.get(id);
      return product ? linesOfProduct(product) : [];
    });
    exported = lines.length;
    const head = after === undefined ? csvLine(importTitles) : '';
    return { csv: head + lines.join(''), rows: lines.length, next };
  });
}
