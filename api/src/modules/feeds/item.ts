import { feedLimits, feedPrice, feedTitle, decimalOfCents, googleCategory } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { mediaUrl } from '../catalog/products/presenter.ts';
import type { FeedProductRow, FeedVariantRow } from './repository.ts';

/**
 * Who reads a file. Both take RSS 2.0 with Google's fields; the words of availability differ (support.google.com/merchants/answer/6324448,
 * developers.facebook.com: catalog fields).
 */
export const readers = {
  google: { available: 'in_stock', soldOut: 'out_of_stock' },
  meta: { available: 'in stock', soldOut: 'out of stock' },
} as const;
export type Reader = keyof typeof readers;

export interface FeedSeller {
  readonly name: string;
  /** Of the store's pages. */
  readonly origin: string;
}

/** Text of XML; characters that XML 1.0 has no place for are left out. */
export const escaped = (text: string): string =>
  text
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const money = (cents: number) => `${decimalOfCents(cents)} USD`;
const moment = (date: Date) => `${date.toISOString().slice(0, 16)}Z`;

/** Pictures of the variant's color and those of no color; of other colors only if there are none. */
function picturesOf({ images }: FeedProductRow, { color }: FeedVariantRow): readonly string[] {
  const own = images.filter((image) => image.color === color.id);
  const all = images.filter((image) => image.color === null);
  return (own.length + all.length === 0 ? images : [...own, ...all]).map(({ file }) => file);
}

/** One variant; tax and shipping are left to the settings of the reader. */
export function feedItem(
  product: FeedProductRow,
  variant: FeedVariantRow,
  reader: Reader,
  seller: FeedSeller,
): string {
  const { id, name, description, gender, categories, sale } = product;
  const { available, soldOut } = readers[reader];
  const { price, salePrice, during } = feedPrice(product, sale);
  const [image, ...others] = picturesOf(product, variant).map((file) => seller.origin + mediaUrl(file));
  const choice = new URLSearchParams({ color: variant.color.id, size: variant.size });
  const fields: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['id', String(variant.id)],
    ['item_group_id', String(id)],
    ['title', feedTitle(name, variant).slice(0, feedLimits.title)],
    ['description', description.slice(0, feedLimits.description)],
    ['link', `${seller.origin}${paths.product.to({ id })}?${choice.toString()}`],
    ['image_link', image],
    ...others.slice(0, feedLimits.additionalImages).map((url) => ['additional_image_link', url] as const),
    ['availability', variant.available ? available : soldOut],
    ['price', money(price)],
    ['sale_price', salePrice === null ? null : money(salePrice)],
    ['sale_price_effective_date', during && `${moment(during.from)}/${moment(during.to)}`],
    ['brand', seller.name],
    ['gtin', variant.gtin],
    ['identifier_exists', variant.gtin === null ? 'no' : null],
    ['condition', 'new'],
    ['age_group', 'adult'],
    ['gender', gender.toLowerCase()],
    ['color', variant.color.name],
    ['size', variant.size],
    ['shipping_weight', variant.weightGrams === null ? null : `${String(variant.weightGrams)} g`],
    ['google_product_category', googleCategory(categories)],
  ];
  const lines = fields.map(([key, value]) =>
    value === null || value === undefined ? '' : `<g:${key}>${escaped(value)}</g:${key}>\n`,
  );
  return `<item>\n${lines.join('')}</item>\n`;
}
