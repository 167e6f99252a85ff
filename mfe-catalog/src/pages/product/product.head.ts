import { paths } from '@ritual/shared/paths';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { excerpt } from '@ritual/shared/kernel';
import { picturePreload } from '../../features/art/picture-preload.ts';
import { orderPictures } from '../../rules/product/gallery.ts';
import { selectionFromSearch } from '../../rules/product/selection.ts';
import { mainPictureSizes } from './components/main-picture-sizes.ts';
import type { ProductData } from './product.loader.ts';

export function picturesFor({ product }: Pick<ProductData, 'product'>, search: URLSearchParams) {
  return orderPictures(product.images, selectionFromSearch(product.variants, search).color);
}

export function productHead(data: ProductData, { search }: HeadContext): Head {
  const { product } = data;
  return {
    title: product.name,
    description: excerpt(product.description),
    canonical: paths.product.to({ id: product.id }),
    noIndex: product.preview ?? false,
    preload: picturePreload(picturesFor(data, search)[0], mainPictureSizes),
  };
}
