import { useCallback, useState } from 'react';
import { useLoaderData } from '@ritual/shared/routing';
import type { AdminProduct, ProductOptions } from '@ritual/shared/contract';
import { Notice } from '@ritual/shared/ui';
import { Action, useAdminKeys, useGo, usePlace, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { valuesOf } from '../../../rules/product/form-values.ts';
import { Changes } from './changes.tsx';
import { Editor } from './editor.tsx';
import { FeedSection } from './feed-section.tsx';
import type { loader } from './product.loader.ts';
import { ProductWord } from './product-words.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { SaleSection } from './sale-section.tsx';
import { StockSection } from './stock-section.tsx';
import { useProduct } from './use-product.ts';
import { useSale } from './use-sale.ts';
import { useStock } from './use-stock.ts';
import { Visibility } from './visibility.tsx';

export { loader } from './product.loader.ts';

/** One product: what is written about it, its variants and their stock. */
export function Component() {
  const { product, options } = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} loaded={product} options={options} />;
}

function ProductPage({
  loaded,
  options,
}: {
  readonly loaded: AdminProduct;
  readonly options: ProductOptions;
}) {
  const may = useRights();
  const go = useGo();
  const { product, filled, isChanged, busy, saved, replace, put, setState, noteUnsaved } = useProduct(loaded);
  const onUnsaved = useCallback(noteUnsaved, [noteUnsaved]);
  const stock = useStock(product, put);
  const sale = useSale(product, replace);
  const [planning, setPlanning] = useState(false);
  const { back, place } = usePlace('products', adminPaths.products, String(product.id));
  const writable = may('products.write');
  const copy = () => go(adminPaths.newProduct(product.id));
  useAdminKeys('Product', [
    { press: 'u', label: 'Back to products', run: () => go(back) },
    ...(place?.next ? [{ press: 'j', label: 'Next product', run: () => go(place.next ?? back) }] : []),
    ...(place?.previous
      ? [{ press: 'k', label: 'Previous product', run: () => go(place.previous ?? back) }]
      : []),
    ...(writable ? [{ press: 'd', label: 'Duplicate', run: copy }] : []),
  ]);
  return (
    <>
      <Editor
        key={filled.times}
        title={product.name}
        badge={<ProductWord state={product.state} />}
        crumb={{ label: 'Products', to: back }}
        place={place}
        product={filled.product}
        initial={valuesOf(filled.product)}
        pictures={product.images}
        options={options}
        writable={writable}
        alsoUnsaved={stock.isUnsaved}
        onUnsaved={onUnsaved}
        onSaved={saved}
        notice={
          isChanged && (
            <Notice tone="info">Someone else has changed this product since you opened the form.</Notice>
          )
        }
        actions={
          writable && (
            <Action press="d" onClick={copy}>
              Duplicate
            </Action>
          )
        }
        below={
          product.variants.length > 0 && (
            <StockSection product={product} stock={stock} writable={may('stock.write')} />
          )
        }
        aside={(form) => (
          <>
            <Visibility {...{ product, form, writable, busy }} onPublish={() => void setState('PUBLISHED')} />
            <SaleSection
              {...{ product, sale, writable }}
              isUnsaved={form.isUnsaved}
              onPlan={() => setPlanning(true)}
            />
          </>
        )}
        foot={
          <>
            <FeedSection product={product} />
            <Changes changes={product.changes} />
            {writable && product.state === 'PUBLISHED' && (
              <Action look="danger" pending={busy} onClick={() => void setState('WITHDRAWN')}>
                Withdraw product
              </Action>
            )}
          </>
        }
      />
      <SaleDialog {...{ product, sale }} open={planning} onClose={() => setPlanning(false)} />
    </>
  );
}
