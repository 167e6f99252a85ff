import { paths } from '@ritual/shared/paths';
import type { ProductImage } from '@ritual/shared/contract';
import type { Metadata, MetadataContext } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { mediaUrl } from '@ritual/shared/ui';
import { socialPicture } from '../../features/art/social-picture.ts';
import { breadcrumbJsonLd } from '../../rules/metadata/json-ld.ts';
import { productJsonLd } from '../../rules/metadata/product-json-ld.ts';
import { alreadyLoaded } from './deferred.ts';
import { picturesFor } from './product.head.ts';
import type { ProductData } from './product.loader.ts';

export function productMetadata(data: ProductData, { origin, search, shop }: MetadataContext): Metadata {
  const { product, reviews } = data;
  const url = `${origin}${paths.product.to({ id: product.id })}`;
  const pictures = picturesFor(data, search);
  const [main] = pictures;
  const absolute = ({ file }: ProductImage) => `${origin}${mediaUrl(file, 960)}`;
  const imageOf = (color: string) => {
    const found = pictures.find((picture) => picture.color === color);
    return found && absolute(found);
  };
  return {
    type: 'product',
    ...(main ? { image: socialPicture(main, main.alt) } : {}),
    jsonLd: [
      productJsonLd(
        product,
        { url, brand: shopName(shop), images: pictures.slice(0, 3).map(absolute), imageOf },
        alreadyLoaded(reviews),
      ),
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: 'Collections', url: `${origin}${paths.collections.to()}` },
        { name: product.name, url },
      ]),
    ],
  };
}
