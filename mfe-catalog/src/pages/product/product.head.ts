import { paths } from '@ritual/shared/routing';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { mediaUrl } from '@ritual/shared/ui';
import { picturePreload } from '../../features/art/picture-preload.ts';
import { orderPictures } from '../../rules/gallery.ts';
import { breadcrumbJsonLd, excerpt, productJsonLd } from '../../rules/json-ld.ts';
import { selectionFromSearch } from '../../rules/selection.ts';
import { mainPictureSizes } from './components/main-picture-sizes.ts';
import type { ProductData } from './product.loader.ts';

export function productHead({ product }: ProductData, { origin, search }: HeadContext): Head {
  const canonical = paths.product.to({ id: product.id });
  const pictures = orderPictures(product.images, selectionFromSearch(product.variants, search).color);
  const [main] = pictures;
  const images = pictures.slice(0, 3).map(({ file }) => `${origin}${mediaUrl(file, 960)}`);
  return {
    title: product.name,
    description: excerpt(product.description),
    canonical,
    ...(main ? { image: mediaUrl(main.file, 960) } : {}),
    preload: picturePreload(main, mainPictureSizes),
    jsonLd: [
      productJsonLd(product, `${origin}${canonical}`, images),
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: 'Collections', url: `${origin}${paths.collections.to()}` },
        { name: product.name, url: `${origin}${canonical}` },
      ]),
    ],
  };
}
