import { useMemo, useState } from 'react';
import type { AdminProductSummary, ProductOptions } from '@ritual/shared/contract';
import { getProductOptions } from '@ritual/shared/contract/admin-calls';
import { formatCents } from '@ritual/shared/kernel';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { PlusIcon, UploadIcon } from '@ritual/shared/ui';
import { Action, AdminTable, useAdminKeys, useGo, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { ProductWord } from '../product/product-words.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { productBulk } from './products-bulk.ts';
import { productColumns } from './products-columns.tsx';
import type { ChosenProducts } from './products-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { exportedProducts, loadProducts, productFilters, productViews } from './products-query.ts';

export const loader = ({ request: { signal } }: LoaderFunctionArgs): Promise<ProductOptions> =>
  api.call(getProductOptions, {}, { signal });

/** Loaded for each filter it would keep the address, and with it the next filter, waiting. */
export { shouldRevalidate } from '../../../admin/index.ts';

/** What is asked before it is done to many products. */
interface Asked extends ChosenProducts {
  readonly what: 'price' | 'tag';
}

const idOf = ({ id }: AdminProductSummary) => String(id);

/** All products, drafts and withdrawn ones too, found by name, number, SKU and barcode. */
export function Component() {
  const may = useRights();
  const go = useGo();
  const options = useLoaderData<typeof loader>();
  const filters = useMemo(() => productFilters(options), [options]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const bulk = productBulk(
    (products, list) => setAsked({ what: 'price', products, list }),
    (products, list) => setAsked({ what: 'tag', products, list }),
  );
  const writable = may('products.write');
  const make = () => go(adminPaths.newProduct());
  const bring = () => go(adminPaths.imports);
  const keys = [
    { press: 'n', label: 'New product', run: make },
    { press: 'i', label: 'Import', run: bring },
  ];
  useAdminKeys('Products', writable ? keys : []);
  return (
    <>
      <AdminTable
        title="Products"
        list="products"
        one="product"
        many="products"
        columns={productColumns}
        load={loadProducts}
        rowId={idOf}
        rowLabel={({ name }) => name}
        rowHref={(row) => adminPaths.product(idOf(row))}
        phone={(row) => ({
          title: row.name,
          value: formatCents(row.price),
          line: `${row.free.toLocaleString('en-US')} in stock`,
          detail: <ProductWord state={row.state} />,
        })}
        search="Name, number, SKU, barcode"
        filters={filters}
        views={productViews}
        bulk={bulk}
        exportName="products"
        exportText={exportedProducts}
        empty={{
          title: 'There is no product yet',
          words: 'Make the first one: it is a draft until you publish it.',
        }}
        actions={
          writable && (
            <>
              <Action onClick={() => go(adminPaths.productPictures)}>Add pictures</Action>
              <Action icon={<UploadIcon size={18} />} press="i" onClick={bring}>
                Import
              </Action>
              <Action icon={<PlusIcon size={18} />} press="n" onClick={make}>
                New product
              </Action>
            </>
          )
        }
      />
      <PriceDialog asked={asked?.what === 'price' ? asked : null} onClose={() => setAsked(null)} />
      <TagDialog
        asked={asked?.what === 'tag' ? asked : null}
        known={options.tags ?? []}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
