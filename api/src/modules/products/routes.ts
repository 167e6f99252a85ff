import { endpoints } from '@ritual/shared/contract/endpoints';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { addColor } from './colors.ts';
import { countProducts, productPage, summaryById } from './list.ts';
import { readOptions } from './options.ts';
import { setPrice, setState } from './publish.ts';
import { productById } from './read.ts';
import { setSale } from './sales.ts';
import { createProduct, updateProduct } from './save.ts';
import { changeStock } from './stock.ts';
import { productsOfKeys } from './picture-products.ts';
import { uploadPicture } from './upload-picture.ts';

/** What administrators do with products; shoppers' questions are answered by the catalog. */
export function productRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const known = <Found>(found: Found | null): Found => {
    if (found === null) throw new AppError('PRODUCT_NOT_FOUND');
    return found;
  };
  const whole = async (id: number) => known(await productById(db, id));
  const summary = async (id: number) => known(await summaryById(db, id));

  route(router, endpoints.listAdminProducts, async ({ query }) =>
    withCount(await productPage(db, query), query.after, () => countProducts(db, query)),
  );
  route(router, endpoints.getProductOptions, () => readOptions(db));
  route(router, endpoints.findPictureProducts, async ({ query }) => ({
    content: await productsOfKeys(db, query.keys),
  }));
  route(router, endpoints.addColor, async ({ body, ...call }) => ({
    color: await addColor(deps, call, body),
  }));
  route(router, endpoints.uploadPicture, ({ body, ...call }) => uploadPicture(deps, call, body));
  route(router, endpoints.getAdminProduct, ({ params }) => whole(params.id));
  route(router, endpoints.createProduct, async ({ body, ...call }) =>
    whole(await createProduct(deps, call, body)),
  );
  route(router, endpoints.updateProduct, async ({ params, body, ...call }) => {
    await updateProduct(deps, call, params.id, body);
    return whole(params.id);
  });
  route(router, endpoints.setProductState, async ({ params, body, ...call }) => {
    await setState(deps, call, params.id, body);
    return summary(params.id);
  });
  route(router, endpoints.setProductPrice, async ({ params, body, ...call }) => {
    await setPrice(deps, call, params.id, body);
    return summary(params.id);
  });
  route(router, endpoints.setProductSale, async ({ params, body, ...call }) => {
    await setSale(deps, call, params.id, body);
    return whole(params.id);
  });
  route(router, endpoints.changeStock, async ({ params, body, ...call }) => {
    await changeStock(deps, call, params.id, body);
    return whole(params.id);
  });
}
