import { paths } from '@ritual/shared/routing';
import type { ProductImage } from '@ritual/shared/contract';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { mediaUrl } from '@ritual/shared/ui';
import { picturePreload } from '../../features/art/picture-preload.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { orderPictures } from '../../rules/gallery.ts';
import { breadcrumbJsonLd, excerpt } from '../../rules/json-ld.ts';
import { productJsonLd } from '../../rules/product-json-ld.ts';
import { selectionFromSearch } from '../../rules/selection.ts';
import { mainPictureSizes } from './components/main-picture-sizes.ts';
import { alreadyThere } from './later.ts';
import type { ProductData } from './product.loader.ts';

export function productHead({ product, reviews }: ProductData, { origin, search }: HeadContext): Head {
  const canonical = paths.product.to({ id: product.id });
  const pictures = orderPictures(product.images, selectionFromSearch(product.variants, search).color);
  const [main] = pictures;
  const absolute = ({ file }: ProductImage) => `${origin}${mediaUrl(file, 960)}`;
  const imageOf = (color: string) => {
    const found = pictures.find((picture) => picture.color === color);
    return found && absolute(found);
  };
  return {
    title: product.name,
    description: excerpt(product.description),
    canonical,
    type: 'product',
    ...(main ? { image: socialPicture(main, main.alt) } : {}),
    preload: picturePreload(main, mainPictureSizes),
    jsonLd: [
      productJsonLd(
        product,
        { url: `${origin}${canonical}`, images: pictures.slice(0, 3).map(absolute), imageOf },
        alreadyThere(reviews) ?? [],
      ),
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: 'Collections', url: `${origin}${paths.collections.to()}` },
        { name: product.name, url: `${origin}${canonical}` },
      ]),
    ],
  };
}
