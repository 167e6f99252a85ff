import { dollarsFromCents, policy, type Cents } from '@ritual/shared/kernel';
import type { Product, ReviewPage, Variant } from '@ritual/shared/contract';
import { averageOf } from '../product/reviews.ts';
import { searchWithSelection } from '../product/selection-search.ts';

const schema = (name: string) => `https://schema.org/${name}`;

/** Maximum number of reviews that a search engine shows. */
const reviewsTold = 3;

interface Page {
  /** Absolute URL. */
  readonly url: string;
  /** Absolute URLs, the main picture first. */
  readonly images: readonly string[];
  /** What the store is called. */
  readonly brand: string;
  /** Absolute URL of the picture of a color. */
  readonly imageOf: (color: string) => string | undefined;
}

/**
 * Structured data of a product: the common properties, and for each variant its number, size, color, price, URL and
 * availability.
 */
export function productJsonLd(product: Product, page: Page, reviews: ReviewPage | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    url: page.url,
    image: page.images,
    brand: { '@type': 'Brand', name: page.brand },
    audience: { '@type': 'PeopleAudience', suggestedGender: product.gender.toLowerCase() },
    productGroupID: String(product.id),
    variesBy: [schema('size'), schema('color')],
    hasVariant: product.variants.map((variant) => variantJsonLd(product, variant, page)),
    ...rated(reviews),
  };
}

function variantJsonLd(product: Product, { id, size, color, stock }: Variant, page: Page): object {
  const search = searchWithSelection(new URLSearchParams(), { size, color: color.id });
  const image = page.imageOf(color.id) ?? page.images[0];
  return {
    '@type': 'Product',
    sku: String(id),
    name: `${product.name}, ${color.name}, ${size}`,
    ...(image !== undefined && { image }),
    size,
    color: color.name,
    offers: {
      '@type': 'Offer',
      url: `${page.url}?${search.toString()}`,
      itemCondition: schema('NewCondition'),
      availability: schema(stock > 0 ? 'InStock' : 'OutOfStock'),
      ...priced(product),
    },
  };
}

/** '98.50' */
const inDollars = (cents: Cents) => dollarsFromCents(cents).toFixed(2);

/** The current price, and on sale the strikethrough price. */
function priced({ price, compareAtPrice }: Product): object {
  const priceCurrency = policy.currency;
  const counting = { price: inDollars(price), priceCurrency };
  if (compareAtPrice === null || compareAtPrice <= price) return counting;
  return {
    ...counting,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: schema('StrikethroughPrice'),
      price: inDollars(compareAtPrice),
      priceCurrency,
    },
  };
}

/** Average and the newest reviews, which are in the page; empty without reviews. */
function rated(reviews: ReviewPage | null): object {
  if (!reviews) return {};
  const { rating, count } = averageOf(reviews.counts);
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5 },
    review: reviews.content
      .slice(0, reviewsTold)
      .map(({ rating: given, title, text, author, createdAt }) => ({
        '@type': 'Review',
        name: title,
        reviewBody: text,
        author: { '@type': 'Person', name: author },
        datePublished: createdAt.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: given, bestRating: 5 },
      })),
  };
}
