import { brand, policy } from '@ritual/shared/kernel';
import type { Product } from '@ritual/shared/contract';

const context = 'https://schema.org';

/** Structured data of a product: what it is, what it costs, whether it can be had. Addresses are absolute. */
export function productJsonLd(product: Product, url: string, images: readonly string[]): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    image: images,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: policy.currency,
      price: product.price.toFixed(2),
      itemCondition: `${context}/NewCondition`,
      availability: `${context}/${product.variants.some(({ stock }) => stock > 0) ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** Where a page lies, for search engines; addresses are absolute. */
export function breadcrumbJsonLd(steps: readonly { readonly name: string; readonly url: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Up to so many characters of a text, whole words, for descriptions. */
export function excerpt(text: string, most = 155): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s.,;:–]+$/, '')}…`;
}
